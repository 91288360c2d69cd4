import {
  type Mark,
  type AttendanceQueue,
  type QueuedMark,
  type AttendanceQueueEvent,
  emptyQueue,
  isPending,
  isUntouched,
  getMarkKey,
  nextMarksToSend,
  reduceQueue,
} from '@maktab/ui/lib/lessons/attendanceQueue'
import { registerBackgroundSync, onReconnect } from '#offline/onReconnect.ts'
import { ApiError } from '@maktab/client/ApiError'
import { createIdempotencyKey } from '@maktab/client/createIdempotencyKey'
import { type QueryClient, CancelledError } from '@tanstack/react-query'
import type { MarkStorage } from './markStorage.ts'
import type { ResponseOf } from '@maktab/client/createApi'
import { attendanceQueryOptions, deleteMark, postAttendance, readAttendance } from './attendanceQueryHooks.ts'

/** The result of sending a mark: `lost` if there was no response, `held` if it can be sent later. */
export type SendResult = 'saved' | 'lost' | 'held' | { refusal: string }

type Options = {
  send: (mark: QueuedMark) => Promise<SendResult>
  /** Refetches the list of a class after its marks were saved. */
  refetch: (classId: number) => Promise<void>
  storage: MarkStorage
  /** Milliseconds before the first retry; doubles with each further one. */
  firstWait?: number
}

const MAX_CONCURRENT = 4
const MAX_RETRY_DELAY = 30_000

export type AttendanceSender = ReturnType<typeof createAttendanceSender>

/** Sends queued marks while online and retries when the connection is back. */
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
    persist(before, queue)
    for (const listener of listeners) listener()
  }

  function persist({ marks: before }: AttendanceQueue, { marks: after }: AttendanceQueue): void {
    for (const [key, mark] of Object.entries({ ...before, ...after })) {
      const now = after[key]
      if (now === before[key]) continue
      if (now && isPending(now)) storage.put({ ...now, status: now.next ?? now.status })
      else storage.remove(mark)
    }
  }

  function sendNext(): void {
    if (state !== 'running') return
    clearTimeout(timer)
    for (const key of nextMarksToSend(queue, MAX_CONCURRENT)) {
      const mark = queue.marks[key]
      dispatch({ type: 'sent', key })
      if (mark) void carry(key, mark)
    }
  }

  async function carry(key: string, mark: QueuedMark): Promise<void> {
    const result = await send(mark)
    if (result === 'lost' || result === 'held') {
      dispatch({ type: result, key })
      if (result === 'lost') void registerBackgroundSync()
      clearTimeout(timer)
      timer = setTimeout(
        sendNext,
        Math.min(MAX_RETRY_DELAY, firstWait * 2 ** Math.min(queue.consecutiveFailures - 1, 10)),
      )
      return
    }
    dispatch(result === 'saved' ? { type: 'saved', key } : { type: 'refused', key, message: result.refusal })
    sendNext()
    await settle(mark.classId)
  }

  async function settle(classId: number): Promise<void> {
    const classMarks = Object.entries(queue.marks).filter(([, mark]) => mark.classId === classId)
    if (classMarks.some(([, mark]) => mark.state === 'waiting' || mark.state === 'sending')) return
    const saved = classMarks.filter(([, mark]) => mark.state === 'saved')
    if (saved.length === 0 || !(await hasSucceeded(refetch(classId)))) return
    dispatch({ type: 'settled', keys: saved.filter(([key, mark]) => queue.marks[key] === mark).map(([key]) => key) })
  }

  return {
    /** Loads and sends marks that an earlier page left; only the first call has an effect. */
    start: () => {
      if (state !== 'new') return
      state = 'running'
      dispatch({ type: 'restored', marks: storage.read() })
      stopListening = onReconnect(sendNext)
      sendNext()
    },
    /** Pauses sending while the session is expired; marks stay stored. */
    pause: () => {
      if (state === 'running') state = 'paused'
    },
    /** The same user has signed in again. */
    resume: () => {
      if (state !== 'paused') return
      state = 'running'
      sendNext()
    },
    /** Another user has signed in: nothing is sent or stored from now on. */
    stop: () => {
      state = 'stopped'
      clearTimeout(timer)
      stopListening()
    },
    mark: (marks: readonly Mark[]) => {
      dispatch({ type: 'marked', marks })
      sendNext()
    },
    retry: (mark: Omit<Mark, 'status'>) => {
      dispatch({ type: 'retried', key: getMarkKey(mark) })
      sendNext()
    },
    /** Undoes marks of students who had none: deletes them, or drops those that were never sent. */
    undo: (marks: readonly Omit<Mark, 'status'>[]) => {
      const untouched = marks.map(getMarkKey).filter((key) => {
        const queued = queue.marks[key]
        return queued !== undefined && isUntouched(queued)
      })
      const sent = marks.filter((mark) => !untouched.includes(getMarkKey(mark)))
      dispatch({ type: 'dropped', keys: untouched })
      dispatch({ type: 'marked', marks: sent.map((mark) => ({ ...mark, status: 'none' as const })) })
      sendNext()
    },
    drop: (mark: Omit<Mark, 'status'>) => dispatch({ type: 'dropped', keys: [getMarkKey(mark)] }),
    /** Removes saved marks of a class whose list has been changed and refetched since. */
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

async function hasSucceeded(promise: Promise<void>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  )
}

/** Statuses of a proxy or rate limiter in front of the server. */
const UNAVAILABLE_STATUSES = new Set([429, 502, 503, 504])

/**
 * Sends one mark. After a lost response the list is checked first, so that the mark isn’t written twice. It has no
 * version: the last mark wins.
 */
export async function sendMark(queryClient: QueryClient, mark: QueuedMark): Promise<SendResult> {
  const { classId, studentId, date, status, isRepeat } = mark
  const query = attendanceQueryOptions(classId)
  const findRecord = (list: ResponseOf<'listAttendance'> | undefined) =>
    list?.attendences.find((one) => one.student.id === studentId && one.date === date)
  try {
    const known = isRepeat ? undefined : findRecord(queryClient.getQueryData(query.queryKey))
    if (status === 'none') {
      // A request that began before this mark was saved would lack it, so requests aren’t shared here.
      const record = known ?? findRecord(await readAttendance(classId))
      if (record) await deleteMark(record.id)
      return 'saved'
    }
    const record = isRepeat ? findRecord(await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })) : known
    if (isRepeat && record?.status === status) return 'saved'
    const draft = { recordId: record?.id ?? 0, studentId, date, status }
    await postAttendance(classId, draft, createIdempotencyKey())
    return 'saved'
  } catch (error) {
    // The query was cancelled because its page was closed; the server rejected nothing.
    if (error instanceof CancelledError) return 'lost'
    // The mark to delete is already gone.
    if (status === 'none' && error instanceof ApiError && error.status === 404) return 'saved'
    // Session expired; the mark is resent after the user signs in again.
    if (error instanceof ApiError && error.status === 401) return 'held'
    if (!(error instanceof ApiError) || (error.kind === 'answer' && !UNAVAILABLE_STATUSES.has(error.status))) {
      return { refusal: getErrorMessage(error) }
    }
    return 'lost'
  }
}

function getErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return Object.values(error.fields).flat().join(' ') || error.message
}
