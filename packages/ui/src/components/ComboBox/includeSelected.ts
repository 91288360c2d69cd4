/** What is known, and the one that is chosen although nobody knows it, in order. */
export function includeSelected(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, ...(chosen === '' ? [] : [chosen])])].toSorted()
}
