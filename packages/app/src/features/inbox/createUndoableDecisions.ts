/** How long a decision can be undone before it is sent. */
const UNDO_MILLISECONDS = 5000
/** With more decisions than this, the first is sent at once. */
const MAX_UNDOABLE = 3

/** Settles after the affected queries have been refetched. */
type Send<Decided> = (decided: Decided) => Promise<void>

/** `hidden` contains the keys that can’t be decided: those held and those being sent. */
type HeldDecisions<Decided> = { held: readonly Decided[]; hidden: ReadonlySet<string> }

/**
 * Decisions that can be undone. Each is held for a few seconds and then sent once; earlier if more decisions follow or
 * the user leaves. Hovering them pauses the timers.
 */
export function createUndoableDecisions<Decided>(getKey: (decided: Decided) => string) {
  let held: readonly Decided[] = []
  const sending = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  let isPaused = false
  let send: Send<Decided> = async () => undefined
  let snapshot: HeldDecisions<Decided> = { held, hidden: sending }

  const setHeld = (next: readonly Decided[]) => {
    held = next
    // Elements that disappear fire no `pointerleave`, so unpause here.
    if (held.length === 0) isPaused = false
    snapshot = { held, hidden: new Set([...held.map(getKey), ...sending]) }
    for (const listener of listeners) listener()
  }
  const stop = (key: string) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  const without = (key: string) => held.filter((one) => getKey(one) !== key)
  const sendNow = async (decided: Decided) => {
    const key = getKey(decided)
    stop(key)
    sending.add(key)
    setHeld(without(key))
    try {
      await send(decided)
    } finally {
      sending.delete(key)
      setHeld(held)
    }
  }
  const start = (decided: Decided) => {
    const key = getKey(decided)
    stop(key)
    timers.set(
      key,
      setTimeout(() => void sendNow(decided), UNDO_MILLISECONDS),
    )
  }
  return {
    get: () => snapshot,
    /** Sets the function that sends decisions. */
    setSender: (next: Send<Decided>) => {
      send = next
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Ignores decisions that are already held or being sent. */
    schedule: (decided: Decided) => {
      if (snapshot.hidden.has(getKey(decided))) return
      setHeld([...held, decided])
      if (!isPaused) start(decided)
      for (const first of held.slice(0, -MAX_UNDOABLE)) void sendNow(first)
    },
    undo: (key: string) => {
      stop(key)
      setHeld(without(key))
    },
    flush: () => {
      for (const decided of held) void sendNow(decided)
    },
    pause: () => {
      isPaused = true
      for (const decided of held) stop(getKey(decided))
    },
    /** Restarts all timers. */
    resume: () => {
      isPaused = false
      for (const decided of held) start(decided)
    },
  }
}
