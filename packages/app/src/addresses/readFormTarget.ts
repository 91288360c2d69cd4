/** What a form is open for, by a view of a page that names its forms `create` and `edit`; nothing in any other view. */
export function readFormTarget(
  view: { at: string; form?: 'new'; edit?: number; paper?: number } | undefined,
): 'new' | number | undefined {
  return view?.edit ?? view?.paper ?? view?.form
}
