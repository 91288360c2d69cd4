import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import {
  type AllotmentValues,
  allotmentSchema,
  emptySlot,
  toAllotmentConflictQuery,
  toRequest,
  toValues,
  toFormField,
  findMissingTimes,
  addPreferredTimes,
  getPreferredTimes,
} from './allotment.schema.ts'
import type { Weekday } from '@maktab/calendar/WallDay'
import { done, mapFieldErrors, submitError, handled } from '#submitResult.ts'

const all = examples.listAllotments[200].typical.teacherAllotment
const allotment = all[0]!
const values = toValues(allotment)
const [slot] = values.classTimes

test.each(all)('toRequest keeps slot ids and version of stored allotment $id', (stored) => {
  expect(toRequest(toValues(stored), stored)).toEqual({
    studentId: stored.student.id,
    teacherId: stored.teacher.id,
    courseId: stored.course.id,
    classTimes: stored.student_class_timings.map(({ id, preferred_time_from: from, preferred_time_to: to }) => ({
      id,
      from,
      to,
    })),
    version: stored.version,
  })
  expect(createValidate(allotmentSchema)(toValues(stored))).toEqual({})
})

test('toRequest sends neither a version nor slot ids for a new allotment', () => {
  const draft = toRequest({ ...values, classTimes: [{ from: '16:00', to: '17:00', days: [] }] }, undefined)
  expect(draft).toEqual({ studentId: 1, teacherId: 1, courseId: 1, classTimes: [{ from: '16:00', to: '17:00' }] })
})

test('toValues adds a blank slot when no times are stored', () => {
  expect(toValues({ ...allotment, student_class_timings: [] }).classTimes).toEqual([emptySlot()])
  expect(toValues(undefined)).toEqual({ studentId: null, courseId: null, teacherId: null, classTimes: [emptySlot()] })
})

const times = (...classTimes: AllotmentValues['classTimes']) => ({ classTimes })

test('toRequest sends days that are set, and an empty list for days that were removed', () => {
  const onMonday = { ...allotment, student_class_timings: [{ ...allotment.student_class_timings[0]!, days: [1] }] }
  const opened = toValues(onMonday)
  expect(toRequest(opened, onMonday).classTimes).toEqual([{ id: slot!.id, from: '16:00', to: '17:00', days: [1] }])
  const cleared = { ...opened, classTimes: [{ ...opened.classTimes[0]!, days: [] }] }
  expect(toRequest(cleared, onMonday, true)).toMatchObject({
    classTimes: [{ id: slot!.id, from: '16:00', to: '17:00', days: [] }],
    goOn: true,
  })
})

test('toAllotmentConflictQuery covers teacher and student once a slot has days', () => {
  const onMonday = { ...values, classTimes: [{ from: '16:00', to: '17:00', days: [1 as const] }] }
  const query = { teacherId: 1, studentIds: [1], times: [{ from: '16:00', to: '17:00', days: [1] }] }
  expect(toAllotmentConflictQuery(values, allotment)).toBeUndefined()
  expect(toAllotmentConflictQuery({ ...onMonday, teacherId: null }, undefined)).toBeUndefined()
  expect(toAllotmentConflictQuery({ ...onMonday, studentId: null }, undefined)).toBeUndefined()
  expect(toAllotmentConflictQuery(onMonday, undefined)).toEqual(query)
  expect(toAllotmentConflictQuery(onMonday, allotment)).toEqual({ ...query, allotmentId: 1 })
})

// proves 2§5.16, D24.1
test.each<[Partial<AllotmentValues>, object]>([
  [{}, {}],
  [{ studentId: null }, { studentId: 'required' }],
  [{ courseId: null }, { courseId: 'required' }],
  [{ teacherId: '' }, { teacherId: 'required' }],
  [{ classTimes: [] }, { classTimes: 'tooFew' }],
  [times(emptySlot()), { classTimes: [{ from: 'required', to: 'required' }] }],
  [times({ from: '16:', to: 'noon', days: [] }), { classTimes: [{ from: 'incomplete', to: 'notTime' }] }],
  [times({ from: '16:00', to: '16:00', days: [] }), { classTimes: [{ to: 'sameTimes' }] }],
  [times({ from: '23:30', to: '00:30', days: [] }), {}],
  [times(slot!, { from: '17:00', to: '18:00', days: [] }), {}],
  [times(slot!, { from: slot!.from, to: slot!.to, days: [] }), { classTimes: [null, { from: 'timeTwice' }] }],
  [times({ ...slot!, days: [1] }, { from: slot!.from, to: slot!.to, days: [2] }), {}],
  [times({ ...slot!, days: [1] }, { ...slot!, days: [1] }), { classTimes: [null, { from: 'timeTwice' }] }],
  [
    times(slot!, emptySlot(), emptySlot()),
    { classTimes: [null, { from: 'required', to: 'required' }, { from: 'required', to: 'required' }] },
  ],
])('allotmentSchema (decision 24) reports for %j: %j', (change, expected) => {
  const errors = createValidate(allotmentSchema)({ ...values, ...change })
  const rules = JSON.parse(JSON.stringify(errors), (_, value) =>
    typeof value === 'string' ? decodeRule(value)?.rule : value,
  )
  expect(rules).toEqual(expected)
})

const four = { from: '16:00', to: '17:00', days: [] as Weekday[] }
const eight = { from: '20:30', to: '21:30', days: [] as Weekday[] }
const nine = { from: '21:00', to: '22:00', days: [] as Weekday[] }
const [zaynab, , abdurRahman] = examples.listStudents[200].typical.students

test.each([
  [zaynab!.class_course_data, 'Tajweed for beginners', [four]],
  [zaynab!.class_course_data, 'Arabic grammar I', []],
  [
    abdurRahman!.class_course_data,
    'حفظ جزء عمّ',
    [
      { from: '17:15', to: '18:00', days: [] as Weekday[] },
      { from: '18:15', to: '19:00', days: [] as Weekday[] },
    ],
  ],
  ['{not json', 'Tajweed for beginners', []],
  [undefined, undefined, []],
])('getPreferredTimes of %j for course %s', (data, course, times) =>
  expect(getPreferredTimes(data, course)).toEqual(times),
)

test('getPreferredTimes drops duplicates and unreadable times', () => {
  const timings = [eight, { from: '20:30:00', to: '21:30:00', days: [] as Weekday[] }, { from: 'evening', to: '' }]
  expect(getPreferredTimes([{ course_name: 'Seerah', timings }], 'Seerah')).toEqual([eight])
})

test.each([
  [[emptySlot()], [four, eight], [four, eight]],
  [[nine], [four], [nine, four]],
  [
    [four, emptySlot()],
    [four, eight],
    [four, eight],
  ],
  [[{ id: 7, ...four }], [four], [{ id: 7, ...four }]],
  [
    [{ from: '16:00', to: '', days: [] as Weekday[] }],
    [four],
    [{ from: '16:00', to: '', days: [] as Weekday[] }, four],
  ],
])('addPreferredTimes merges into %j the times %j', (slots, preferred, after) => {
  expect(addPreferredTimes(slots, preferred)).toEqual(after)
  expect(findMissingTimes(addPreferredTimes(slots, preferred), preferred)).toEqual([])
})

test('toFormField maps errors of a slot or its id to the start field', () => {
  const fields = {
    'classTimes[1]': ['Twice.'],
    'classTimes[1].id': ['Gone.'],
    'classTimes[0].to': ['No.'],
    courseId: ['No.'],
  }
  expect(mapFieldErrors(submitError('M', fields), toFormField)).toEqual(
    submitError('M', { 'classTimes[1].from': ['Twice.', 'Gone.'], 'classTimes[0].to': ['No.'], courseId: ['No.'] }),
  )
  expect([done, handled].map((outcome) => mapFieldErrors(outcome, toFormField))).toEqual([done, handled])
})
