/**
 * Goes to another place so that the old one fades into it, where the browser can and nobody asked for stillness; how
 * long it takes is the theme’s. A move that comes while another is on its way cuts that one short.
 */
export function withViewTransition(move: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!('startViewTransition' in document) || isStill || document.hidden) {
    move()
    return
  }
  const passage = document.startViewTransition(move)
  // One that was cut short is no failure; what the move itself throws is told by `updateCallbackDone`.
  for (const part of [passage.ready, passage.finished]) part.catch(() => undefined)
}
