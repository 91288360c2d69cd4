import { examples } from '@maktab/contract/examples'
import type { Weekday } from '@maktab/calendar/Weekday'
import { expect, test } from 'vitest'
import { emptySlot, toValues } from './allotment.schema.ts'
import { freeSlots, lostSlots, takeTeacher } from './suggestion.ts'

const { suggestions } = examples.suggestTeachers[200].typical
const [best] = suggestions
const busy = suggestions.find(({ free }) => free.length === 0)!
const typed = { from: '09:00', to: '10:00', days: [2] as Weekday[] }

test('who is taken brings the times they have free', () => {
  const values = { ...toValues(undefined), studentId: '1', courseId: '1' }
  expect(takeTeacher(values, best!)).toEqual({
    studentId: '1',
    courseId: '1',
    teacherId: '1',
    classTimes: best!.free.map(({ from, to, days }) => ({ from, to, days })),
  })
})

test('who has no time then leaves the times as they are', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  expect(takeTeacher(values, busy)).toMatchObject({ teacherId: String(busy.teacher.id), classTimes: [typed] })
})

test('what was typed is lost unless it comes again; blanks and a teacher without time cost nothing', () => {
  const free = freeSlots(best!)
  expect(lostSlots([emptySlot(), typed, free[0]!], free)).toEqual([typed])
  expect(lostSlots([emptySlot(), ...free], free)).toEqual([])
  expect(lostSlots([typed], [])).toEqual([])
})
