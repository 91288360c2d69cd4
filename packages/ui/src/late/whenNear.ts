const signs = ['pointermove', 'pointerdown', 'keydown'] as const
const waiting = new Set<() => Promise<void>>()
const coming = new Set<Promise<void>>()
let isBegun = false

function begin(): void {
  isBegun = true
  for (const sign of signs) document.removeEventListener(sign, hear, true)
  for (const load of waiting) start(load)
  waiting.clear()
}

function hear(event: Event): void {
  // A browser says that the pointer has moved, too, where the page has moved under it.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
  begin()
}

function start(load: () => Promise<void>): void {
  const part = load().finally(() => coming.delete(part))
  coming.add(part)
}

/**
 * Loads what a page can begin without as soon as somebody does something with it: at the first move of a pointer or
 * press of a key, so that it is there by the time that it is asked for.
 */
export function whenNear(load: () => Promise<void>): void {
  if (isBegun) start(load)
  else if (typeof document !== 'undefined') {
    if (waiting.size === 0) for (const sign of signs) document.addEventListener(sign, hear, true)
    waiting.add(load)
  }
}

/** Loads all of it now, with what that brings along, and ends when it has come. */
export async function comeNear(): Promise<void> {
  begin()
  while (coming.size > 0) await Promise.all(coming)
}
