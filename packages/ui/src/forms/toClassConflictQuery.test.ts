import { expect, test } from 'vitest'
import { toClassConflictQuery } from './toClassConflictQuery.ts'

const classTime = { from: '16:00', to: '17:00', days: [1, 3] }
const typed = { classTime, starts: '', ends: '' }

test.each([
  ['a new class', typed, undefined, { times: [classTime] }],
  [
    'a class that is there',
    { ...typed, starts: '2026-03-02', ends: '2026-06-30' },
    { classId: 2, timingId: 20 },
    { classId: 2, timingId: 20, times: [classTime], starts: '2026-03-02', ends: '2026-06-30' },
  ],
  ['half a day', { ...typed, starts: '2026-03-' }, undefined, { times: [classTime] }],
  ['no days', { ...typed, classTime: { ...classTime, days: [] } }, undefined, undefined],
  ['half a time', { ...typed, classTime: { ...classTime, to: '17:' } }, undefined, undefined],
])('%s', (_, values, edited, question) => {
  expect(toClassConflictQuery(values, edited)).toEqual(question)
})
