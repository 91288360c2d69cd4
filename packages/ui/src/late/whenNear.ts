const signs = ['pointermove', 'pointerdown', 'keydown'] as const
const waiting = new Set<() => void>()
let isBegun = false

function begin(event: Event) {
  // A browser says that the pointer has moved, too, where the page has moved under it.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
  isBegun = true
  for (const sign of signs) document.removeEventListener(sign, begin, true)
  for (const load of waiting) load()
  waiting.clear()
}

/**
 * Loads what a page can begin without as soon as somebody does something with it: at the first move of a pointer or
 * press of a key, so that it is there by the time that it is asked for.
 */
export function whenNear(load: () => void): void {
  if (isBegun) load()
  else if (typeof document !== 'undefined') {
    if (waiting.size === 0) for (const sign of signs) document.addEventListener(sign, begin, true)
    waiting.add(load)
  }
}
