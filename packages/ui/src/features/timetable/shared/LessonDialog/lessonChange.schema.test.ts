import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import {
  cancelLessonSchema,
  moveLessonSchema,
  lessonChangeScopes,
  toCancelRequest,
  toMoveRequest,
  toMoveValues,
  toRestoreRequest,
} from './lessonChange.schema.ts'

const lesson = examples.getTimetable[200].typical.lessons[0]!
const { classId, timingId, day, version } = lesson
const name = { classId, timingId, day, version }
const values = { ...toMoveValues(lesson), to: { day: '2026-03-26', from: '20:30', to: '21:30' } }
const errorsOf = (to: Partial<typeof values.to>, note = '') =>
  createValidate(moveLessonSchema)({ ...values, note, to: { ...values.to, ...to } })
const rule = (word: string, more: object = {}) => JSON.stringify({ rule: word, ...more })

test.each(lessonChangeScopes)('toCancelRequest sends the version, and a trimmed note if there is one (%s)', (scope) => {
  expect(toCancelRequest(lesson, { scope, note: '  ' })).toEqual({ ...name, scope, change: 'cancel' })
  expect(toCancelRequest(lesson, { scope, note: ' Travelling ' })).toEqual({
    ...name,
    scope,
    change: 'cancel',
    note: 'Travelling',
  })
})

test('a move starts from the current or a proposed time, and a restore affects only that lesson', () => {
  expect(toMoveValues(lesson).to).toEqual({ day: lesson.heldOn, from: lesson.from, to: lesson.to })
  const proposed = { day: '2026-03-27', from: '09:00', to: '10:00' }
  expect(toMoveValues(lesson, proposed).to).toEqual(proposed)
  expect(toMoveRequest(lesson, values)).toEqual({ ...name, scope: 'one', change: 'move', to: values.to })
  expect(toRestoreRequest(lesson)).toEqual({
    ...name,
    scope: 'one',
    change: 'restore',
    to: { day: lesson.heldOn, from: lesson.from, to: lesson.to },
  })
})

test('moveLessonSchema allows lessons over midnight, but not of zero length', () => {
  expect(errorsOf({ from: '23:30', to: '00:15' })).toEqual({})
  expect(errorsOf({ from: '23:30', to: '23:30' })).toEqual({ to: { to: rule('sameTimes') } })
})

test.each(['day', 'from', 'to'] as const)('moveLessonSchema requires the new %s', (field) => {
  expect(errorsOf({ [field]: '' })).toEqual({ to: { [field]: rule('required') } })
})

test('lesson change schemas limit the note to 500 characters', () => {
  expect(createValidate(cancelLessonSchema)({ scope: 'one', note: 'a'.repeat(500) })).toEqual({})
  expect(errorsOf({}, 'a'.repeat(501))).toEqual({ note: rule('tooLong', { limit: 500 }) })
})
