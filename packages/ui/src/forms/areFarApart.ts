/** The part of a window that bars above and below a page leave to it, about. */
const FREE_SHARE = 0.75

/** Whether elements don’t fit into one view of the page, however it is scrolled; one that isn’t there never does. */
export function areFarApart(elements: readonly (Element | null)[]): boolean {
  const rects = elements.flatMap((element) => (element ? [element.getBoundingClientRect()] : []))
  if (rects.length < elements.length) return true
  const span = Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top))
  return span > window.innerHeight * FREE_SHARE
}
