import {
  type Mark,
  type AttendanceQueue,
  type QueuedMark,
  type AttendanceQueueEvent,
  emptyQueue,
  isPending,
  getMarkKey,
  nextMarksToSend,
  reduceQueue,
  type MarkStorage,
} from './attendanceQueue.ts'
import { registerBackgroundSync, onReconnect } from '#offline/onReconnect.ts'
import { ApiError } from '@maktab/client/ApiError'
import { createIdempotencyKey } from '@maktab/client/createIdempotencyKey'
import { type QueryClient, CancelledError } from '@tanstack/react-query'
import { attendanceQueryOptions, postAttendance } from './attendance.ts'

/** What became of a mark; `lost` when no answer came, so that nobody knows; `held` when it may go later. */
export type SendResult = 'saved' | 'lost' | 'held' | { refusal: string }

type Options = {
  send: (mark: QueuedMark) => Promise<SendResult>
  /** Reads the list of a class again, once its marks have been saved. */
  refetch: (classId: number) => Promise<void>
  storage: MarkStorage
  /** Milliseconds before the first try after a loss; each further one waits twice as long. */
  firstWait?: number
}

const MAX_CONCURRENT = 4
const MAX_RETRY_DELAY = 30_000

export type AttendanceSender = ReturnType<typeof createAttendanceSender>

/** Sends marks one by one as long as there is a line, and again when it is back. */
export function createAttendanceSender({ send, refetch, storage, firstWait = 1000 }: Options) {
  let queue: AttendanceQueue = emptyQueue
  let state: 'new' | 'running' | 'paused' | 'stopped' = 'new'
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening = () => {}
  const listeners = new Set<() => void>()

  function dispatch(event: AttendanceQueueEvent): void {
    if (state === 'stopped') return
    const before = queue
    queue = reduceQueue(queue, event)
    keep(before, queue)
    for (const listener of listeners) listener()
  }

  function keep({ marks: before }: AttendanceQueue, { marks: after }: AttendanceQueue): void {
    for (const [key, mark] of Object.entries({ ...before, ...after })) {
      const now = after[key]
      if (now === before[key]) continue
      if (now && isPending(now)) storage.put({ ...now, status: now.next ?? now.status })
      else storage.remove(mark)
    }
  }

  function pump(): void {
    if (state !== 'running') return
    clearTimeout(timer)
    for (const key of nextMarksToSend(queue, MAX_CONCURRENT)) {
      const mark = queue.marks[key]
      dispatch({ type: 'sent', key })
      if (mark) void carry(key, mark)
    }
  }

  async function carry(key: string, mark: QueuedMark): Promise<void> {
    const answer = await send(mark)
    if (answer === 'lost' || answer === 'held') {
      dispatch({ type: answer, key })
      if (answer === 'lost') void registerBackgroundSync()
      clearTimeout(timer)
      timer = setTimeout(pump, Math.min(MAX_RETRY_DELAY, firstWait * 2 ** Math.min(queue.consecutiveFailures - 1, 10)))
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
    if (saved.length === 0 || !(await isDone(refetch(classId)))) return
    dispatch({ type: 'settled', keys: saved.filter(([key, mark]) => queue.marks[key] === mark).map(([key]) => key) })
  }

  return {
    /** Takes up what an earlier page left behind; only the first call does something. */
    start: () => {
      if (state !== 'new') return
      state = 'running'
      dispatch({ type: 'restored', marks: storage.read() })
      stopListening = onReconnect(pump)
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
      dispatch({ type: 'retried', key: getMarkKey(mark) })
      pump()
    },
    /** Gives up a mark. */
    drop: (mark: Omit<Mark, 'status'>) => dispatch({ type: 'dropped', keys: [getMarkKey(mark)] }),
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

/** Answers of what stands between the app and the server, when the server itself can't be reached. */
const UNAVAILABLE_STATUSES = new Set([429, 502, 503, 504])

/**
 * Sends one mark of the register. One whose answer was lost is looked up first, so that it is never written twice. No
 * version goes along: the mark that was pressed last wins.
 */
export async function sendMark(queries: QueryClient, mark: QueuedMark): Promise<SendResult> {
  const { classId, studentId, date, status, isRepeat } = mark
  const query = attendanceQueryOptions(classId)
  try {
    const list = isRepeat
      ? await queries.fetchQuery({ ...query, staleTime: 0, retry: false })
      : queries.getQueryData(query.queryKey)
    const record = list?.attendences.find((one) => one.student.id === studentId && one.date === date)
    if (isRepeat && record?.status === status) return 'saved'
    await postAttendance(classId, { recordId: record?.id ?? 0, studentId, date, status }, createIdempotencyKey())
    return 'saved'
  } catch (error) {
    // Whoever asked for the list too has left its page: nobody refused anything.
    if (error instanceof CancelledError) return 'lost'
    // The session is over: whoever signs in again sends it.
    if (error instanceof ApiError && error.status === 401) return 'held'
    if (!(error instanceof ApiError) || (error.kind === 'answer' && !UNAVAILABLE_STATUSES.has(error.status))) {
      return { refusal: refusalOf(error) }
    }
    return 'lost'
  }
}

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return Object.values(error.fields).flat().join(' ') || error.message
}
