import {
  type Mark,
  type Queue,
  type QueuedMark,
  type QueueEvent,
  emptyQueue,
  isPending,
  keyOf,
  nextToSend,
  reduceQueue,
} from './attendanceQueue.ts'
import { expectLine, onLineBack } from '../offline/lineBack.ts'
import type { KeptMarks } from './keptMarks.ts'

/** What became of a mark; `lost` when no answer came, so that nobody knows; `held` when it may go later. */
export type Answer = 'saved' | 'lost' | 'held' | { refusal: string }

type Options = {
  send: (mark: QueuedMark) => Promise<Answer>
  /** Reads the list of a class again, once its marks have been saved. */
  reread: (classId: number) => Promise<void>
  kept: KeptMarks
  /** Milliseconds before the first try after a loss; each further one waits twice as long. */
  firstWait?: number
}

const AT_ONCE = 4
const LONGEST_WAIT = 30_000

export type AttendanceSender = ReturnType<typeof createAttendanceSender>

/** Sends marks one by one as long as there is a line, and again when it is back. */
export function createAttendanceSender({ send, reread, kept, firstWait = 1000 }: Options) {
  let queue: Queue = emptyQueue
  let state: 'new' | 'running' | 'paused' | 'stopped' = 'new'
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening = () => {}
  const listeners = new Set<() => void>()

  function dispatch(event: QueueEvent): void {
    if (state === 'stopped') return
    const before = queue
    queue = reduceQueue(queue, event)
    keep(before, queue)
    for (const listener of listeners) listener()
  }

  function keep({ marks: before }: Queue, { marks: after }: Queue): void {
    for (const [key, mark] of Object.entries({ ...before, ...after })) {
      const now = after[key]
      if (now === before[key]) continue
      if (now && isPending(now)) kept.put({ ...now, status: now.next ?? now.status })
      else kept.remove(mark)
    }
  }

  function pump(): void {
    if (state !== 'running') return
    clearTimeout(timer)
    for (const key of nextToSend(queue, AT_ONCE)) {
      const mark = queue.marks[key]
      dispatch({ type: 'sent', key })
      if (mark) void carry(key, mark)
    }
  }

  async function carry(key: string, mark: QueuedMark): Promise<void> {
    const answer = await send(mark)
    if (answer === 'lost' || answer === 'held') {
      dispatch({ type: answer, key })
      if (answer === 'lost') void expectLine()
      clearTimeout(timer)
      timer = setTimeout(pump, Math.min(LONGEST_WAIT, firstWait * 2 ** Math.min(queue.losses - 1, 10)))
      return
    }
    dispatch(answer === 'saved' ? { type: 'saved', key } : { type: 'refused', key, message: answer.refusal })
    pump()
    await settle(mark.classId)
  }

  async function settle(classId: number): Promise<void> {
    const ofClass = Object.entries(queue.marks).filter(([, mark]) => mark.classId === classId)
    if (ofClass.some(([, mark]) => mark.state === 'waiting' || mark.state === 'sending')) return
    const saved = ofClass.filter(([, mark]) => mark.state === 'saved')
    if (saved.length === 0 || !(await isDone(reread(classId)))) return
    dispatch({ type: 'settled', keys: saved.filter(([key, mark]) => queue.marks[key] === mark).map(([key]) => key) })
  }

  return {
    /** Takes up what an earlier page left behind; only the first call does something. */
    start: () => {
      if (state !== 'new') return
      state = 'running'
      dispatch({ type: 'restored', marks: kept.read() })
      stopListening = onLineBack(pump)
      pump()
    },
    /** While nobody is signed in nothing is sent; what waits is kept. */
    pause: () => {
      if (state === 'running') state = 'paused'
    },
    /** Whoever it was has signed in again. */
    resume: () => {
      if (state !== 'paused') return
      state = 'running'
      pump()
    },
    /** For the time after whoever it was: nothing is sent or kept from here on. */
    stop: () => {
      state = 'stopped'
      clearTimeout(timer)
      stopListening()
    },
    mark: (marks: readonly Mark[]) => {
      dispatch({ type: 'marked', marks })
      pump()
    },
    retry: (mark: Omit<Mark, 'status'>) => {
      dispatch({ type: 'retried', key: keyOf(mark) })
      pump()
    },
    /** Gives up a mark. */
    drop: (mark: Omit<Mark, 'status'>) => dispatch({ type: 'dropped', keys: [keyOf(mark)] }),
    /** Forgets the saved marks of a class, whose list has been changed and read since. */
    forgetSaved: (classId: number) => {
      const saved = Object.entries(queue.marks).filter(([, mark]) => mark.classId === classId && !isPending(mark))
      dispatch({ type: 'dropped', keys: saved.map(([key]) => key) })
    },
    getQueue: () => queue,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

async function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
