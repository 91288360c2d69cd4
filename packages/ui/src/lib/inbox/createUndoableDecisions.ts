/** How long a decision can be undone before it is sent. */
const UNDO_MILLISECONDS = 5000
/** With more decisions than this, the first is sent at once. */
const MAX_UNDOABLE = 3

/** Settles after the affected queries have been refetched. */
type Send<Decided> = (decided: Decided) => Promise<void>

/** `hidden` contains the keys that can’t be decided: those pending and those being sent. */
type PendingDecisions<Decided> = { pending: readonly Decided[]; hidden: ReadonlySet<string> }

/**
 * Decisions that can be undone. Each is pending for a few seconds and then sent once; earlier if more decisions follow or
 * the user leaves. Hovering them pauses the timers.
 */
export function createUndoableDecisions<Decided>(getKey: (decided: Decided) => string) {
  let pending: readonly Decided[] = []
  const sending = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  let isPaused = false
  let send: Send<Decided> = async () => undefined
  let snapshot: PendingDecisions<Decided> = { pending, hidden: sending }

  const setPending = (next: readonly Decided[]) => {
    pending = next
    // Elements that disappear fire no `pointerleave`, so unpause here.
    if (pending.length === 0) isPaused = false
    snapshot = { pending, hidden: new Set([...pending.map(getKey), ...sending]) }
    for (const listener of listeners) listener()
  }
  const stop = (key: string) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  const without = (key: string) => pending.filter((one) => getKey(one) !== key)
  const sendNow = async (decided: Decided) => {
    const key = getKey(decided)
    stop(key)
    sending.add(key)
    setPending(without(key))
    try {
      await send(decided)
    } finally {
      sending.delete(key)
      setPending(pending)
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
    /** Ignores decisions that are already pending or being sent. */
    schedule: (decided: Decided) => {
      if (snapshot.hidden.has(getKey(decided))) return
      setPending([...pending, decided])
      if (!isPaused) start(decided)
      for (const first of pending.slice(0, -MAX_UNDOABLE)) void sendNow(first)
    },
    undo: (key: string) => {
      stop(key)
      setPending(without(key))
    },
    flush: () => {
      for (const decided of pending) void sendNow(decided)
    },
    pause: () => {
      isPaused = true
      for (const decided of pending) stop(getKey(decided))
    },
    /** Restarts all timers. */
    resume: () => {
      isPaused = false
      for (const decided of pending) start(decided)
    },
  }
}
