import type { Attendance } from '@maktab/contract/schema'
import { MARK_PREFIX } from '#session/clearStorage.ts'
import type { AttendanceScreen } from '@maktab/ui/features/attendance/teacher/AttendanceScreen'
import type { ComponentProps } from 'react'

type Status = Attendance['status']

/** Whether one student was there: one answer for each student, class and day. */
export type Mark = { classId: number; studentId: number; date: string; status: Status }

export type QueuedMark = Mark & {
  /** `saved` is what the server has taken; `settled` is saved, and the list that was read since then shows it. */
  state: 'waiting' | 'sending' | 'saved' | 'settled' | 'failed'
  /** Pressed while an earlier mark of the same student was on its way: the last press wins. */
  next?: Status
  /** A try before this one may have arrived although its answer did not. */
  isRepeat: boolean
  /** Why the server refused. */
  message?: string
}

export type AttendanceQueue = {
  marks: Readonly<Record<string, QueuedMark>>
  /** The last try got no answer. */
  isOffline: boolean
  /** How many tries in a row got none. */
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

/** Whether a mark is not yet with the server, so that it has to be kept. */
export function isPending({ state }: QueuedMark): boolean {
  return state === 'waiting' || state === 'sending' || state === 'failed'
}

/** What to send now: never two marks of one student, never more at once than the line is thought to bear. */
export function nextMarksToSend({ marks, isOffline }: AttendanceQueue, atOnce: number): string[] {
  const inState = (state: QueuedMark['state']) => Object.keys(marks).filter((key) => marks[key]?.state === state)
  const room = (isOffline ? 1 : atOnce) - inState('sending').length
  return inState('waiting').slice(0, Math.max(0, room))
}

/** The queue after something happened to it. */
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
    case 'settled':
      return event.keys.reduce(
        (at, key) => change(at, key, ({ state }) => state === 'saved' && { state: 'settled' }),
        queue,
      )
    case 'dropped':
      return { ...queue, marks: without(queue.marks, event.keys) }
    case 'retried':
      return change(queue, event.key, ({ state }) => state === 'failed' && { state: 'waiting' })
    case 'sent':
      return change(queue, event.key, () => ({ state: 'sending' }))
    case 'saved':
      return answered(
        change(queue, event.key, () => ({ state: 'saved', isRepeat: false })),
        event.key,
      )
    case 'refused':
      return answered(
        change(queue, event.key, () => ({ state: 'failed', message: event.message })),
        event.key,
      )
    case 'held':
      return takeNext(
        change(queue, event.key, () => ({ state: 'waiting' })),
        event.key,
      )
    case 'lost': {
      const waiting = change(queue, event.key, () => ({ state: 'waiting', isRepeat: true }))
      return { ...takeNext(waiting, event.key), isOffline: true, consecutiveFailures: queue.consecutiveFailures + 1 }
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

const answered = (queue: AttendanceQueue, key: string): AttendanceQueue => ({
  ...takeNext(queue, key),
  isOffline: false,
  consecutiveFailures: 0,
})

/** Puts what was pressed meanwhile in the place of what has been on its way. */
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

/** Marks that the server doesn't have yet, kept so that they outlive a reload and the end of a session. */
export type MarkStorage = {
  read: () => Mark[]
  put: (mark: Mark) => void
  remove: (mark: Mark) => void
}

/**
 * Keeps the marks of one account in a storage, each under a name of its own, so that two tabs don't overwrite each
 * other, with when it was kept: nobody else sees or sends them, and after a week nobody waits for their owner.
 */
export function createMarkStorage(storage: Storage, account: string): MarkStorage {
  const nameOf = (mark: Mark) => `${MARK_PREFIX}${account}:${getMarkKey(mark)}`
  return {
    read: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap((name) => {
        const [, owner, classId, date, studentId] = /^mark:([^:]+):(\d+):(\d{4}-\d\d-\d\d):(\d+)$/.exec(name) ?? []
        const [status] = (storage.getItem(name) ?? '').split(' ')
        if (owner !== account || date === undefined || (status !== 'present' && status !== 'absent')) return []
        return [{ classId: Number(classId), studentId: Number(studentId), date, status }]
      }),
    put: (mark) => {
      try {
        storage.setItem(nameOf(mark), `${mark.status} ${Date.now()}`)
      } catch {
        // A storage that is full or forbidden: the mark still stands on the page and is sent from there.
      }
    },
    remove: (mark) => storage.removeItem(nameOf(mark)),
  }
}

type RegisterMark = ComponentProps<typeof AttendanceScreen>['marks'][number]

/** The queue's marks of one class, as the register shows them. */
export function toRegisterMarks({ marks, isOffline }: AttendanceQueue, classId: number): RegisterMark[] {
  const progressOf = ({ state }: QueuedMark) =>
    isOffline && (state === 'waiting' || state === 'sending') ? 'unsent' : state
  return Object.values(marks)
    .filter((mark) => mark.classId === classId)
    .map((mark) => ({
      studentId: mark.studentId,
      date: mark.date,
      status: mark.next ?? mark.status,
      progress: progressOf(mark),
      message: mark.message,
    }))
}
