const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Goes to another place so that the old one fades into it, where the browser can and nobody asked for stillness; how
 * long it takes is the theme’s. A move that comes while another is on its way cuts that one short.
 */
export function softly(move: () => void): void {
  if (!('startViewTransition' in document) || stillness.matches || document.hidden) {
    move()
    return
  }
  const passage = document.startViewTransition(move)
  // One that was cut short is no failure; what the move itself throws is told by `updateCallbackDone`.
  for (const part of [passage.ready, passage.finished]) part.catch(() => undefined)
}
