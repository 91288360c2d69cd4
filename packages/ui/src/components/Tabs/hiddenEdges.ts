/** On which sides something of what a box scrolls is out of view; half a pixel is none. */
export function getOverflowEdges(box: HTMLElement): { left: boolean; right: boolean } {
  const view = box.getBoundingClientRect()
  const inside = [...box.children].map((child) => child.getBoundingClientRect())
  return {
    left: inside.some(({ left }) => left < view.left - 1),
    right: inside.some(({ right }) => right > view.right + 1),
  }
}
