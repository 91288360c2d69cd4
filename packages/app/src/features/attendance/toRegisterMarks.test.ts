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
  ['a waiting mark', queue({}), { status: 'present', progress: 'waiting' }],
  ['a mark waiting offline', queue({}, true), { progress: 'unsent' }],
  ['a mark sending while offline', queue({ state: 'sending' }, true), { progress: 'unsent' }],
  ['a mark saved before the connection was lost', queue({ state: 'saved' }, true), { progress: 'saved' }],
  ['a status changed while sending', queue({ state: 'sending', next: 'absent' }), { status: 'absent' }],
  ['a rejected mark', queue({ state: 'failed', message: 'No.' }), { progress: 'failed', message: 'No.' }],
])('toRegisterMarks: %s, without marks of other classes', (_, all, shown) => {
  expect(toRegisterMarks(all, 1)).toEqual([expect.objectContaining(shown)])
})
