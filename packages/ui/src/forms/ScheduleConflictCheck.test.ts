import { expect, test } from 'vitest'
import { toConflictTimes, toClassConflictQuery } from './ScheduleConflictCheck.ts'

const monday = { from: '16:00', to: '17:00', days: [1] }
const agreed = { from: '20:00', to: '21:00' }

test.each<[Parameters<typeof toConflictTimes>[0], ReturnType<typeof toConflictTimes>]>([
  [[], undefined],
  [[agreed], undefined],
  [[{ ...agreed, days: [] }], undefined],
  [[{ ...monday, to: '' }], undefined],
  [[{ ...monday, from: 'noon' }], undefined],
  [[{ ...monday, to: '16:00' }], undefined],
  [[monday], [monday]],
  [
    [{ ...agreed, days: [] }, { from: '', to: '', days: [2] }, monday],
    [agreed, monday],
  ],
])('toConflictTimes(%j) returns %j', (times, expected) => expect(toConflictTimes(times)).toEqual(expected))

const classTime = { from: '16:00', to: '17:00', days: [1, 3] }
const typed = { classTime, starts: '', ends: '' }

test.each([
  ['a new class', typed, undefined, { times: [classTime] }],
  [
    'an existing class',
    { ...typed, starts: '2026-03-02', ends: '2026-06-30' },
    { classId: 2, timingId: 20 },
    { classId: 2, timingId: 20, times: [classTime], starts: '2026-03-02', ends: '2026-06-30' },
  ],
  ['an incomplete date', { ...typed, starts: '2026-03-' }, undefined, { times: [classTime] }],
  ['no days', { ...typed, classTime: { ...classTime, days: [] } }, undefined, undefined],
  ['an incomplete time', { ...typed, classTime: { ...classTime, to: '17:' } }, undefined, undefined],
])('toClassConflictQuery builds the query for %s', (_, values, edited, query) => {
  expect(toClassConflictQuery(values, edited)).toEqual(query)
})
