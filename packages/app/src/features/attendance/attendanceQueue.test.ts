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
const reduceAll = (...events: AttendanceQueueEvent[]): AttendanceQueue => events.reduce(reduceQueue, emptyQueue)
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
    ['is sending', [marked(), sent], { state: 'sending' }],
    ['is saved', [marked(), sent, saved], { state: 'saved' }],
    ['settles once the list shows it', [marked(), sent, saved, { type: 'settled', keys: [key] }], { state: 'settled' }],
    ['does not settle while waiting', [marked(), { type: 'settled', keys: [key] }], { state: 'waiting' }],
    ['waits again after a lost response, as a repeat', [marked(), sent, lost], { state: 'waiting', isRepeat: true }],
    [
      'stays a repeat when it is changed after a lost response',
      [marked(), sent, lost, marked('absent')],
      { status: 'absent', isRepeat: true },
    ],
    [
      'is no repeat when it is changed after it was saved',
      [marked(), sent, lost, sent, saved, marked('absent')],
      { state: 'waiting', isRepeat: false },
    ],
    ['fails with the error message', [marked(), sent, refused], { state: 'failed', message: 'No.' }],
    ['waits again after a retry', [marked(), sent, refused, retried], { state: 'waiting' }],
    ['is not retried unless it failed', [marked(), sent, saved, retried], { state: 'saved' }],
    [
      'is a repeat when it was restored from an earlier page',
      [{ type: 'restored', marks: [markOf(4)] }],
      { state: 'waiting', isRepeat: true },
    ],
  ] as [string, AttendanceQueueEvent[], object][])('%s', (_, events, mark) => {
    expect(reduceAll(...events).marks[key]).toMatchObject(mark)
  })

  test('a retry clears the error message', () => {
    expect(reduceAll(marked(), sent, refused, retried).marks[key]).not.toHaveProperty('message')
  })

  test('a dropped mark is removed', () => {
    expect(reduceAll(marked(), { type: 'dropped', keys: [key] }).marks).toEqual({})
  })
})

describe('a mark changed while it is being sent', () => {
  const pressed = [marked('present'), sent, marked('absent')] as const

  test('isn’t sent concurrently', () => {
    const queue = reduceAll(...pressed)
    expect(queue.marks[key]).toMatchObject({ state: 'sending', status: 'present', next: 'absent' })
    expect(nextMarksToSend(queue, 4)).toEqual([])
  })

  test.each([
    ['saved', saved],
    ['refused', refused],
    ['lost', lost],
  ])('is sent once the first is %s', (_, event) => {
    const queue = reduceAll(...pressed, event)
    expect(queue.marks[key]).toMatchObject({ state: 'waiting', status: 'absent' })
    expect(queue.marks[key]).not.toHaveProperty('next')
    expect(nextMarksToSend(queue, 4)).toEqual([key])
  })

  test('isn’t sent again if it equals what was just saved', () => {
    const queue = reduceAll(...pressed, marked('present'), saved)
    expect(queue.marks[key]).toMatchObject({ state: 'saved', status: 'present' })
  })
})

describe('the connection', () => {
  const threeMarks: AttendanceQueueEvent = { type: 'marked', marks: [markOf(4), markOf(6), markOf(10)] }

  test('limits concurrent requests', () => {
    expect(nextMarksToSend(reduceAll(threeMarks), 2)).toEqual([getMarkKey(markOf(4)), getMarkKey(markOf(6))])
    expect(nextMarksToSend(reduceAll(threeMarks, sent), 2)).toEqual([getMarkKey(markOf(6))])
  })

  test('sends a single mark after a connection failure', () => {
    const queue = reduceAll(threeMarks, sent, lost)
    expect(queue).toMatchObject({ isOffline: true, consecutiveFailures: 1 })
    expect(nextMarksToSend(queue, 4)).toEqual([key])
  })

  test.each([
    ['saved', saved],
    ['refused', refused],
  ])('counts as restored with the first response: %s', (_, event) => {
    expect(reduceAll(threeMarks, sent, lost, sent, event)).toMatchObject({ isOffline: false, consecutiveFailures: 0 })
  })
})

test.each([
  ['waiting', [marked()], true],
  ['sending', [marked(), sent], true],
  ['failed', [marked(), sent, refused], true],
  ['saved', [marked(), sent, saved], false],
] as [string, AttendanceQueueEvent[], boolean][])('isPending: %s → %s', (_, events, expected) => {
  expect(isPending(reduceAll(...events).marks[key]!)).toBe(expected)
})

const mark: Mark = { classId: 1, studentId: 4, date: '2026-11-21', status: 'absent' }

test('stored marks can be read until they are removed', () => {
  const storedMarks = createMarkStorage(createMemoryStorage(), '7')
  storedMarks.put({ ...mark, status: 'present' })
  storedMarks.put(mark)
  storedMarks.put({ ...mark, studentId: 6 })
  expect(storedMarks.read()).toEqual([mark, { ...mark, studentId: 6 }])
  storedMarks.remove(mark)
  expect(storedMarks.read()).toEqual([{ ...mark, studentId: 6 }])
})

test('marks of another account can’t be read', () => {
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
])('manipulated entries are skipped: %s', (_, name, value) => {
  const storage = createMemoryStorage()
  storage.setItem(name, value)
  expect(createMarkStorage(storage, '7').read()).toEqual([])
})

test('storage errors are ignored', () => {
  const full = Object.assign(createMemoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => createMarkStorage(full, '7').put(mark)).not.toThrow()
})
