import { examples } from '@maktab/contract/examples'
import type { Weekday } from '@maktab/calendar/Weekday'
import { expect, test } from 'vitest'
import { emptySlot, toValues } from './allotment.schema.ts'
import {
  areTimesEdited,
  getFreeSlots,
  sortBySuggestion,
  getReplacedSlots,
  applySuggestion,
  getAvailability,
} from './applySuggestion.ts'

const { typical } = examples.suggestTeachers[200]
const { suggestions, wantedMinutes } = typical
const [best] = suggestions
const busy = suggestions.find(({ free }) => free.length === 0)!
const typed = { from: '09:00', to: '10:00', days: [2] as Weekday[] }

test('who is taken brings the times they have free', () => {
  const values = { ...toValues(undefined), studentId: '1', courseId: '1' }
  expect(applySuggestion({ values, untouched: values }, best!, wantedMinutes)).toEqual({
    studentId: '1',
    courseId: '1',
    teacherId: '1',
    classTimes: best!.free.map(({ from, to, days }) => ({ from, to, days })),
  })
})

test('who has no time then leaves the times as they are', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  expect(applySuggestion({ values, untouched: toValues(undefined) }, busy, wantedMinutes)).toMatchObject({
    teacherId: String(busy.teacher.id),
    classTimes: [typed],
  })
})

test('what was typed is lost unless it comes again; blanks and a teacher without time cost nothing', () => {
  const free = getFreeSlots(best!)
  expect(getReplacedSlots([emptySlot(), typed, free[0]!], free)).toEqual([typed])
  expect(getReplacedSlots([emptySlot(), ...free], free)).toEqual([])
  expect(getReplacedSlots([typed], [])).toEqual([])
})

test('who has all that is wished for leaves the wish as it was filled in, but not what was typed', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  const whole = { ...best!, freeMinutes: wantedMinutes }
  expect(applySuggestion({ values, untouched: values }, whole, wantedMinutes).classTimes).toEqual([typed])
  expect(applySuggestion({ values, untouched: toValues(undefined) }, whole, wantedMinutes).classTimes).toEqual(
    getFreeSlots(whole),
  )
  expect(applySuggestion({ values, untouched: values }, best!, wantedMinutes).classTimes).toEqual(getFreeSlots(best!))
})

test('times are typed that were neither filled in nor taken from a teacher', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  expect(areTimesEdited({ values, untouched: values }, typical)).toBe(false)
  expect(areTimesEdited({ values, untouched: toValues(undefined) }, typical)).toBe(true)
  const taken = { ...values, classTimes: getFreeSlots(best!) }
  expect(areTimesEdited({ values: taken, untouched: toValues(undefined) }, typical)).toBe(false)
})

test('teachers with time stand first, and of each it is known how much', () => {
  const [one, other] = suggestions
  const few = { ...typical, suggestions: [one!, { ...other!, freeMinutes: wantedMinutes }, busy] }
  const ids = [90, busy.teacher.id, 91, other!.teacher.id, one!.teacher.id]
  const all = ids.map((id) => ({ id }))
  expect(sortBySuggestion(all, few).map(({ id }) => id)).toEqual(
    [one, other, busy].map((s) => s!.teacher.id).concat(90, 91),
  )
  expect(sortBySuggestion(all, undefined)).toEqual(all)
  expect(ids.map((id) => getAvailability(few, id))).toEqual(['notTeaching', 'none', 'notTeaching', 'all', 'some'])
  expect(getAvailability({ ...few, wantedMinutes: 0 }, busy.teacher.id)).toBe('notAsked')
})
