import { expect, test } from 'vitest'
import { type AttendanceQueue, type QueuedMark, toRegisterMarks } from './attendanceQueue.ts'

const mark: QueuedMark = {
  classId: 1,
  studentId: 4,
  date: '2026-11-21',
  status: 'present',
  state: 'waiting',
  isRepeat: false,
}
const queue = (change: Partial<QueuedMark>, isOffline = false): AttendanceQueue => ({
  marks: { one: { ...mark, ...change }, other: { ...mark, classId: 2 } },
  isOffline,
  consecutiveFailures: 0,
})

test.each([
  ['what waits', queue({}), { status: 'present', progress: 'waiting' }],
  ['what waits for the line', queue({}, true), { progress: 'unsent' }],
  ['what tries the line', queue({ state: 'sending' }, true), { progress: 'unsent' }],
  ['what was saved before the line went', queue({ state: 'saved' }, true), { progress: 'saved' }],
  ['a press on top of one that is on its way', queue({ state: 'sending', next: 'absent' }), { status: 'absent' }],
  ['a refusal', queue({ state: 'failed', message: 'No.' }), { progress: 'failed', message: 'No.' }],
])('toRegisterMarks: %s, without marks of other classes', (_, all, shown) => {
  expect(toRegisterMarks(all, 1)).toEqual([expect.objectContaining(shown)])
})
