import type { Attendance } from '@maktab/contract/schema'

/** The status of a mark; `none` deletes it. */
export type MarkStatus = Attendance['status'] | 'none'

/** The attendance of one student in a class on a day. */
export type Mark = { classId: number; studentId: number; date: string; status: MarkStatus }

export type QueuedMark = Mark & {
  /** `saved` means accepted by the server; `settled` means that the refetched list also shows it. */
  state: 'waiting' | 'sending' | 'saved' | 'settled' | 'failed'
  /** The status chosen while an earlier one was being sent; the last one wins. */
  next?: MarkStatus
  /** An earlier attempt may have arrived although there was no response. */
  isRepeat: boolean
  /** The server’s error message. */
  message?: string
}

export type AttendanceQueue = {
  marks: Readonly<Record<string, QueuedMark>>
  /** The last attempt got no response. */
  isOffline: boolean
  /** The number of consecutive attempts without a response. */
  consecutiveFailures: number
}

export type AttendanceQueueEvent =
  | { type: 'restored' | 'marked'; marks: readonly Mark[] }
  | { type: 'sent' | 'saved' | 'lost' | 'held' | 'retried'; key: string }
  | { type: 'refused'; key: string; message: string }
  | { type: 'settled' | 'dropped'; keys: readonly string[] }

export const emptyQueue: AttendanceQueue = { marks: {}, isOffline: false, consecutiveFailures: 0 }

export function getMarkKey({ classId, date, studentId }: Omit<Mark, 'status'>): string {
  return `${classId}:${date}:${studentId}`
}

/** Whether the server doesn’t have the mark yet, so that it must be stored. */
export function isPending({ state }: QueuedMark): boolean {
  return state === 'waiting' || state === 'sending' || state === 'failed'
}

/** Whether the server can’t have the mark yet, because it was never sent. */
export function isUntouched({ state, isRepeat }: QueuedMark): boolean {
  return state === 'waiting' && !isRepeat
}

/** The next marks to send: one per student at a time and a limited number in total. */
export function nextMarksToSend({ marks, isOffline }: AttendanceQueue, maxConcurrent: number): string[] {
  const keysInState = (state: QueuedMark['state']) => Object.keys(marks).filter((key) => marks[key]?.state === state)
  const capacity = (isOffline ? 1 : maxConcurrent) - keysInState('sending').length
  return keysInState('waiting').slice(0, Math.max(0, capacity))
}

export function reduceQueue(queue: AttendanceQueue, event: AttendanceQueueEvent): AttendanceQueue {
  switch (event.type) {
    case 'restored':
    case 'marked': {
      const isRepeat = event.type === 'restored'
      const marked = event.marks.map(
        (mark) => [getMarkKey(mark), enqueue(queue.marks[getMarkKey(mark)], mark, isRepeat)] as const,
      )
      return { ...queue, marks: { ...queue.marks, ...Object.fromEntries(marked) } }
    }
    case 'settled': {
      const settled = event.keys.reduce(
        (at, key) => change(at, key, ({ state }) => state === 'saved' && { state: 'settled' }),
        queue,
      )
      // The list no longer has deleted marks.
      const deleted = event.keys.filter((key) => queue.marks[key]?.status === 'none')
      return { ...settled, marks: without(settled.marks, deleted) }
    }
    case 'dropped':
      return { ...queue, marks: without(queue.marks, event.keys) }
    case 'retried':
      return change(queue, event.key, ({ state }) => state === 'failed' && { state: 'waiting' })
    case 'sent':
      return change(queue, event.key, () => ({ state: 'sending' }))
    case 'saved':
      return withResponse(
        change(queue, event.key, () => ({ state: 'saved', isRepeat: false })),
        event.key,
      )
    case 'refused':
      return withResponse(
        change(queue, event.key, () => ({ state: 'failed', message: event.message })),
        event.key,
      )
    case 'held':
      return takeNext(
        change(queue, event.key, () => ({ state: 'waiting' })),
        event.key,
      )
    case 'lost': {
      const pending = change(queue, event.key, () => ({ state: 'waiting', isRepeat: true }))
      return { ...takeNext(pending, event.key), isOffline: true, consecutiveFailures: queue.consecutiveFailures + 1 }
    }
  }
}

function enqueue(before: QueuedMark | undefined, mark: Mark, isRepeat: boolean): QueuedMark {
  if (before?.state === 'sending') return { ...before, next: mark.status }
  return {
    ...mark,
    state: 'waiting',
    isRepeat: isRepeat || (before !== undefined && isPending(before) && before.isRepeat),
  }
}

const withResponse = (queue: AttendanceQueue, key: string): AttendanceQueue => ({
  ...takeNext(queue, key),
  isOffline: false,
  consecutiveFailures: 0,
})

/** Replaces the sent status with the one chosen while it was being sent. */
function takeNext(queue: AttendanceQueue, key: string): AttendanceQueue {
  const mark = queue.marks[key]
  if (!mark?.next) return queue
  const { next, message: _, ...rest } = mark
  const isSame = next === rest.status && rest.state === 'saved'
  return { ...queue, marks: { ...queue.marks, [key]: isSame ? rest : { ...rest, status: next, state: 'waiting' } } }
}

function without(marks: AttendanceQueue['marks'], keys: readonly string[]): AttendanceQueue['marks'] {
  return Object.fromEntries(Object.entries(marks).filter(([key]) => !keys.includes(key)))
}

function change(
  queue: AttendanceQueue,
  key: string,
  to: (mark: QueuedMark) => Partial<QueuedMark> | false,
): AttendanceQueue {
  const mark = queue.marks[key]
  const changes = mark && to(mark)
  if (!changes) return queue
  const { message: _, ...rest } = mark
  return { ...queue, marks: { ...queue.marks, [key]: { ...rest, ...changes } } }
}

/** The marks of one class in the form that the register shows. */
export function toRegisterMarks({ marks, isOffline }: AttendanceQueue, classId: number) {
  const getProgress = ({ state }: QueuedMark) =>
    isOffline && (state === 'waiting' || state === 'sending') ? ('unsent' as const) : state
  return Object.values(marks)
    .filter((mark) => mark.classId === classId)
    .map((mark) => ({
      studentId: mark.studentId,
      date: mark.date,
      status: mark.next ?? mark.status,
      progress: getProgress(mark),
      message: mark.message,
    }))
}
