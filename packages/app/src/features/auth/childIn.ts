/** Of which of several children a session is; whoever is alone is told by their e-mail, as ever. */
export function getCurrentChildId(children: readonly { id: number; isPresent: boolean }[]): number | undefined {
  return children.length > 1 ? children.find(({ isPresent }) => isPresent)?.id : undefined
}
