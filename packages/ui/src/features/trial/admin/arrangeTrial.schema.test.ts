import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import {
  arrangeTrialSchema,
  listTrialLengths,
  OTHER_TIME,
  toArrangeTrialField,
  toArrangeTrialRequest,
  toArrangeTrialValues,
} from './arrangeTrial.schema.ts'

const { typical, empty } = examples.suggestTrialTeachers[200]
const [requested, , arranged] = examples.listTrials[200].typical.trials

const errorsOf = (values: object) =>
  (arrangeTrialSchema.validate(values)[0]?.failures() ?? []).map(({ path, message }) => [
    path.join('.'),
    decodeRule(message)?.rule,
  ])

test('the first time with a free teacher is proposed', () => {
  const values = toArrangeTrialValues(requested!, typical)
  expect(values).toEqual({ slot: '0', day: '', from: '', minutes: '30', teacherId: '1', link: '' })
  expect(errorsOf(values)).toEqual([])
  expect(toArrangeTrialRequest(requested!, values, typical)).toEqual({
    id: 1,
    version: 1,
    teacherId: 1,
    day: '2026-11-26',
    from: '16:00',
    minutes: 30,
  })
})

test('without a free teacher another time is asked for, which needs day, time and teacher', () => {
  const values = toArrangeTrialValues(requested!, empty)
  expect(values.slot).toBe(OTHER_TIME)
  expect(errorsOf(values)).toEqual([
    ['teacherId', 'required'],
    ['day', 'required'],
  ])
  expect(errorsOf({ ...values, teacherId: '2' })).toEqual([['day', 'required']])
  expect(errorsOf({ ...values, teacherId: '2', day: '2026-11-28' })).toEqual([['from', 'required']])
  const filled = { ...values, teacherId: '2', day: '2026-11-28', from: '17:15', link: ' https://meet.example.com/a ' }
  expect(toArrangeTrialRequest(requested!, filled, empty)).toMatchObject({
    teacherId: 2,
    day: '2026-11-28',
    from: '17:15',
    link: 'https://meet.example.com/a',
  })
})

test('an arranged lesson keeps its time, length, teacher and link', () => {
  const { teacher, link } = arranged!.lesson!
  const values = toArrangeTrialValues(arranged!, { ...typical, timeZone: 'Asia/Karachi' })
  expect(values).toEqual({
    slot: OTHER_TIME,
    day: '2026-11-19',
    from: '21:00',
    minutes: '30',
    teacherId: String(teacher.id),
    link,
  })
  expect(errorsOf(values)).toEqual([])
})

test('an arranged lesson at a requested time chooses that time while its teacher is free', () => {
  const { starts, teachers } = typical.suggestions[1]!
  const ends = { ...starts, at: new Date(Date.parse(starts.at) + 25 * 60_000).toISOString() }
  const lesson = { teacher: teachers[0]!, starts, ends, link: null }
  expect(toArrangeTrialValues({ ...arranged!, lesson }, typical)).toMatchObject({
    slot: '1',
    minutes: '25',
    teacherId: String(teachers[0]!.id),
  })
  const ofBusyTeacher = { ...lesson, teacher: { id: 99, name: 'Busy' } }
  expect(toArrangeTrialValues({ ...arranged!, lesson: ofBusyTeacher }, typical)).toMatchObject({ slot: OTHER_TIME })
})

test('the current length can be chosen too', () => {
  expect(listTrialLengths('30')).toEqual([20, 30, 45, 60])
  expect(listTrialLengths('25')).toEqual([20, 25, 30, 45, 60])
})

test('a conflict is shown at the chosen time', () => {
  const values = toArrangeTrialValues(requested!, typical)
  expect(toArrangeTrialField('from', values)).toBe('slot')
  expect(toArrangeTrialField('from', { ...values, slot: OTHER_TIME })).toBe('from')
  expect(toArrangeTrialField('teacherId', values)).toBe('teacherId')
})
