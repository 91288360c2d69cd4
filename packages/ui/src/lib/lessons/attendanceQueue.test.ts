import { describe, expect, test } from 'vitest'
import {
  type Mark,
  type AttendanceQueue,
  type AttendanceQueueEvent,
  type QueuedMark,
  emptyQueue,
  isPending,
  isUntouched,
  getMarkKey,
  nextMarksToSend,
  reduceQueue,
  toRegisterMarks,
} from './attendanceQueue.ts'

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
const rejected: AttendanceQueueEvent = { type: 'refused', key, message: 'No.' }
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
    ['fails with the error message', [marked(), sent, rejected], { state: 'failed', message: 'No.' }],
    ['waits again after a retry', [marked(), sent, rejected, retried], { state: 'waiting' }],
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
    expect(reduceAll(marked(), sent, rejected, retried).marks[key]).not.toHaveProperty('message')
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
    ['refused', rejected],
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
    ['refused', rejected],
  ])('counts as restored with the first response: %s', (_, event) => {
    expect(reduceAll(threeMarks, sent, lost, sent, event)).toMatchObject({ isOffline: false, consecutiveFailures: 0 })
  })
})

test.each([
  ['waiting', [marked()], true],
  ['sending', [marked(), sent], true],
  ['failed', [marked(), sent, rejected], true],
  ['saved', [marked(), sent, saved], false],
] as [string, AttendanceQueueEvent[], boolean][])('isPending: %s → %s', (_, events, expected) => {
  expect(isPending(reduceAll(...events).marks[key]!)).toBe(expected)
})

const queuedMark: QueuedMark = {
  classId: 1,
  studentId: 4,
  date: '2026-11-21',
  status: 'present',
  state: 'waiting',
  isRepeat: false,
}
const queue = (change: Partial<QueuedMark>, isOffline = false): AttendanceQueue => ({
  marks: { one: { ...queuedMark, ...change }, other: { ...queuedMark, classId: 2 } },
  isOffline,
  consecutiveFailures: 0,
})

test.each([
  ['a waiting mark', queue({}), { status: 'present', progress: 'waiting' }],
  ['a mark waiting offline', queue({}, true), { progress: 'unsent' }],
  ['a mark sending while offline', queue({ state: 'sending' }, true), { progress: 'unsent' }],
  ['a mark saved before the connection was lost', queue({ state: 'saved' }, true), { progress: 'saved' }],
  ['a status changed while sending', queue({ state: 'sending', next: 'absent' }), { status: 'absent' }],
  ['a rejected mark', queue({ state: 'failed', message: 'No.' }), { progress: 'failed', message: 'No.' }],
])('toRegisterMarks: %s, without marks of other classes', (_, all, shown) => {
  expect(toRegisterMarks(all, 1)).toEqual([expect.objectContaining(shown)])
})

test('a deleted mark leaves the queue once the list no longer has it', () => {
  const saving = reduceAll(marked(), sent, marked('none'), saved)
  expect(saving.marks[key]).toMatchObject({ state: 'waiting', status: 'none' })
  const deleted = [sent, saved, { type: 'settled', keys: [key] } as const].reduce(reduceQueue, saving)
  expect(deleted.marks).toEqual({})
})

test.each([
  ['before it is sent', [marked()], true],
  ['while it is being sent', [marked(), sent], false],
  ['after a lost response', [marked(), sent, lost], false],
  ['restored from an earlier page', [{ type: 'restored', marks: [markOf(4)] }], false],
] as [string, AttendanceQueueEvent[], boolean][])('isUntouched of a mark %s', (_, events, expected) => {
  expect(isUntouched(reduceAll(...events).marks[key]!)).toBe(expected)
})
