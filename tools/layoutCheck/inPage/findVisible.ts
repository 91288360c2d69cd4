/** What was found out of elements as the page stands now; it is forgotten with the next look. */
let tucked = new WeakMap<Element, boolean>()

export function resetVisibilityCache(): void {
  tucked = new WeakMap()
}

/** The elements of the page that somebody can see, hidden words for screen readers left out. */
export function findVisible(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => isVisible(element))
}

export function isVisible(element: Element): boolean {
  return !isTucked(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** Whether an element or what it stands in is made one pixel small, or cut away, for the eyes. */
function isTucked(element: Element): boolean {
  const known = tucked.get(element)
  if (known !== undefined) return known
  const isSo = isCutAway(element) || (element.parentElement !== null && isTucked(element.parentElement))
  tucked.set(element, isSo)
  return isSo
}

function isCutAway(element: Element): boolean {
  const { clipPath, overflow, position } = getComputedStyle(element)
  if (position !== 'absolute' && position !== 'fixed') return false
  if (clipPath.startsWith('inset(50%')) return true
  const { width, height } = element.getBoundingClientRect()
  return overflow !== 'visible' && width <= 1 && height <= 1
}
