import { describe, expect, test } from 'vitest'
import {
  type Mark,
  type AttendanceQueue,
  type AttendanceQueueEvent,
  emptyQueue,
  isPending,
  getMarkKey,
  nextMarksToSend,
  reduceQueue,
  createMarkStorage,
} from './attendanceQueue.ts'
import { createMemoryStorage } from '#testing/createMemoryStorage.ts'

const markOf = (studentId: number, status: Mark['status'] = 'present'): Mark => ({
  classId: 1,
  studentId,
  date: '2026-11-21',
  status,
})
const key = getMarkKey(markOf(4))
const after = (...events: AttendanceQueueEvent[]): AttendanceQueue => events.reduce(reduceQueue, emptyQueue)
const marked = (status: Mark['status'] = 'present'): AttendanceQueueEvent => ({
  type: 'marked',
  marks: [markOf(4, status)],
})
const sent: AttendanceQueueEvent = { type: 'sent', key }
const saved: AttendanceQueueEvent = { type: 'saved', key }
const lost: AttendanceQueueEvent = { type: 'lost', key }
const refused: AttendanceQueueEvent = { type: 'refused', key, message: 'No.' }
const retried: AttendanceQueueEvent = { type: 'retried', key }

describe('one mark', () => {
  test.each([
    ['waits', [marked()], { state: 'waiting', status: 'present', isRepeat: false }],
    ['is on its way', [marked(), sent], { state: 'sending' }],
    ['is saved', [marked(), sent, saved], { state: 'saved' }],
    ['settles once the list shows it', [marked(), sent, saved, { type: 'settled', keys: [key] }], { state: 'settled' }],
    ['does not settle while it waits', [marked(), { type: 'settled', keys: [key] }], { state: 'waiting' }],
    [
      'waits again without an answer, and is looked up first',
      [marked(), sent, lost],
      { state: 'waiting', isRepeat: true },
    ],
    [
      'that was lost stays a repeat when it is pressed again',
      [marked(), sent, lost, marked('absent')],
      { status: 'absent', isRepeat: true },
    ],
    [
      'that was saved and is pressed again is new',
      [marked(), sent, lost, sent, saved, marked('absent')],
      { state: 'waiting', isRepeat: false },
    ],
    ['fails with a reason', [marked(), sent, refused], { state: 'failed', message: 'No.' }],
    ['is tried again', [marked(), sent, refused, retried], { state: 'waiting' }],
    ['is not tried again unless it failed', [marked(), sent, saved, retried], { state: 'saved' }],
    [
      'of an earlier page is looked up first',
      [{ type: 'restored', marks: [markOf(4)] }],
      { state: 'waiting', isRepeat: true },
    ],
  ] as [string, AttendanceQueueEvent[], object][])('%s', (_, events, mark) => {
    expect(after(...events).marks[key]).toMatchObject(mark)
  })

  test('a reason is gone with the next try', () => {
    expect(after(marked(), sent, refused, retried).marks[key]).not.toHaveProperty('message')
  })

  test('is forgotten when it is dropped', () => {
    expect(after(marked(), { type: 'dropped', keys: [key] }).marks).toEqual({})
  })
})

describe('a press while the mark before it is on its way', () => {
  const pressed = [marked('present'), sent, marked('absent')] as const

  test('does not go out beside it', () => {
    const queue = after(...pressed)
    expect(queue.marks[key]).toMatchObject({ state: 'sending', status: 'present', next: 'absent' })
    expect(nextMarksToSend(queue, 4)).toEqual([])
  })

  test.each([
    ['saved', saved],
    ['refused', refused],
    ['lost', lost],
  ])('goes out once the first is %s', (_, event) => {
    const queue = after(...pressed, event)
    expect(queue.marks[key]).toMatchObject({ state: 'waiting', status: 'absent' })
    expect(queue.marks[key]).not.toHaveProperty('next')
    expect(nextMarksToSend(queue, 4)).toEqual([key])
  })

  test('needs no second call when it asks for what has just been saved', () => {
    const queue = after(...pressed, marked('present'), saved)
    expect(queue.marks[key]).toMatchObject({ state: 'saved', status: 'present' })
  })
})

describe('the line', () => {
  const three: AttendanceQueueEvent = { type: 'marked', marks: [markOf(4), markOf(6), markOf(10)] }

  test('bears a few calls at once', () => {
    expect(nextMarksToSend(after(three), 2)).toEqual([getMarkKey(markOf(4)), getMarkKey(markOf(6))])
    expect(nextMarksToSend(after(three, sent), 2)).toEqual([getMarkKey(markOf(6))])
  })

  test('is tried with a single mark after a loss', () => {
    const queue = after(three, sent, lost)
    expect(queue).toMatchObject({ isOffline: true, consecutiveFailures: 1 })
    expect(nextMarksToSend(queue, 4)).toEqual([key])
  })

  test.each([
    ['saved', saved],
    ['refused', refused],
  ])('is back with the first answer: %s', (_, event) => {
    expect(after(three, sent, lost, sent, event)).toMatchObject({ isOffline: false, consecutiveFailures: 0 })
  })
})

test.each([
  ['waiting', [marked()], true],
  ['sending', [marked(), sent], true],
  ['failed', [marked(), sent, refused], true],
  ['saved', [marked(), sent, saved], false],
] as [string, AttendanceQueueEvent[], boolean][])('%s: has to be kept: %s', (_, events, isKept) => {
  expect(isPending(after(...events).marks[key]!)).toBe(isKept)
})

const mark: Mark = { classId: 1, studentId: 4, date: '2026-11-21', status: 'absent' }

test('what is kept is read again, until it is removed', () => {
  const kept = createMarkStorage(createMemoryStorage(), '7')
  kept.put({ ...mark, status: 'present' })
  kept.put(mark)
  kept.put({ ...mark, studentId: 6 })
  expect(kept.read()).toEqual([mark, { ...mark, studentId: 6 }])
  kept.remove(mark)
  expect(kept.read()).toEqual([{ ...mark, studentId: 6 }])
})

test('nobody gets the marks of another account', () => {
  const storage = createMemoryStorage()
  createMarkStorage(storage, '7').put(mark)
  expect(createMarkStorage(storage, '8').read()).toEqual([])
})

// proves 2§4.15
test.each([
  ['another status', 'mark:7:1:2026-11-21:4', 'late'],
  ['no student', 'mark:7:1:2026-11-21:', 'present'],
  ['no day', 'mark:7:1:today:4', 'present'],
  ['another key', 'token', 'present'],
])('what was changed by hand is passed over: %s', (_, name, value) => {
  const storage = createMemoryStorage()
  storage.setItem(name, value)
  expect(createMarkStorage(storage, '7').read()).toEqual([])
})

test('a storage that takes nothing does no harm', () => {
  const full = Object.assign(createMemoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => createMarkStorage(full, '7').put(mark)).not.toThrow()
})
