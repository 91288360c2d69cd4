/** How long a decision can be taken back before it is sent. */
const UNDO_MILLISECONDS = 5000
/** Whoever decides more than this many in a row has let go of the first. */
const MAX_UNDOABLE = 3

/** Settles when what is shown has been read again. */
type Send<Decided> = (decided: Decided) => Promise<void>

/** `hidden` names what is no longer to be decided: what is held, and what is on its way. */
type HeldDecisions<Decided> = { held: readonly Decided[]; hidden: ReadonlySet<string> }

/**
 * Decisions that can still be taken back. Each is held for a few seconds and sent then, once; at once where more of them
 * follow, or whoever decided goes away. While somebody points at them they wait.
 */
export function createUndoableDecisions<Decided>(keyOf: (decided: Decided) => string) {
  let held: readonly Decided[] = []
  const sending = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  let isPaused = false
  let send: Send<Decided> = async () => undefined
  let now: HeldDecisions<Decided> = { held, hidden: sending }

  const change = (next: readonly Decided[]) => {
    held = next
    // What is gone is no longer pointed at, though nobody may have gone away from it.
    if (held.length === 0) isPaused = false
    now = { held, hidden: new Set([...held.map(keyOf), ...sending]) }
    for (const listener of listeners) listener()
  }
  const stop = (key: string) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  const without = (key: string) => held.filter((one) => keyOf(one) !== key)
  const letGo = async (decided: Decided) => {
    const key = keyOf(decided)
    stop(key)
    sending.add(key)
    change(without(key))
    try {
      await send(decided)
    } finally {
      sending.delete(key)
      change(held)
    }
  }
  const start = (decided: Decided) => {
    const key = keyOf(decided)
    stop(key)
    timers.set(
      key,
      setTimeout(() => void letGo(decided), UNDO_MILLISECONDS),
    )
  }
  return {
    get: () => now,
    /** By what they are sent from now on. */
    setSender: (next: Send<Decided>) => {
      send = next
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** What is decided already is not decided again. */
    schedule: (decided: Decided) => {
      if (now.hidden.has(keyOf(decided))) return
      change([...held, decided])
      if (!isPaused) start(decided)
      for (const first of held.slice(0, -MAX_UNDOABLE)) void letGo(first)
    },
    undo: (key: string) => {
      stop(key)
      change(without(key))
    },
    /** Sends all that is held. */
    flush: () => {
      for (const decided of held) void letGo(decided)
    },
    pause: () => {
      isPaused = true
      for (const decided of held) stop(keyOf(decided))
    },
    /** From then on they have their whole time again. */
    resume: () => {
      isPaused = false
      for (const decided of held) start(decided)
    },
  }
}
