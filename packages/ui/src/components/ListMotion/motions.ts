const DURATION = 160

/** Something that has come. */
export function fadeIn(item: Element): void {
  item.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease-out' })
}

/** Something that stood `by` pixels lower and comes to where it stands now. */
export function slideFrom(item: Element, by: number): void {
  if (by === 0) return
  item.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: DURATION, easing: 'ease-out' })
}
