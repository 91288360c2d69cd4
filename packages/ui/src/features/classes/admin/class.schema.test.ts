import type { Weekday } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { type ClassValues, classSchema, getEditableTimings, toRequest, toValues } from './class.schema.ts'

const classes = examples.listAllClasses[200]
const withTwoTimes = classes.typical.data.find(({ teacher_class_timings: times }) => times.length === 2)!
const [first, second] = getEditableTimings(withTwoTimes)
const values = toValues(withTwoTimes, first!)

test('toRequest sends id, chosen timing and version of the opened class', () => {
  expect(toRequest({ ...toValues(withTwoTimes, second!), title: ' Seerah ' }, withTwoTimes)).toEqual({
    id: withTwoTimes.id,
    title: 'Seerah',
    link: withTwoTimes.classLink,
    classTime: { id: second?.id, from: second?.from, to: second?.to },
    version: withTwoTimes.version,
  })
})

test('toRequest sends days, first and last day only if they changed', () => {
  const opened = { ...withTwoTimes, starts: '2026-03-02', ends: '2026-06-30' }
  const before = toValues(opened, second!)
  expect(toRequest(before, opened)).not.toHaveProperty('starts')
  const changed = { ...before, ends: '', classTime: { ...before.classTime, days: [6, 7] as Weekday[] } }
  expect(toRequest(changed, opened)).toMatchObject({ ends: null, classTime: { days: [6, 7] } })
  expect(toRequest(changed, opened)).not.toHaveProperty('starts')
})

test('getEditableTimings is empty for a class without timings and for a timing without a record', () => {
  expect(getEditableTimings(classes.noTimings.data[0]!)).toEqual([])
  expect(
    getEditableTimings({
      ...withTwoTimes,
      teacher_class_timings: [{ ...withTwoTimes.teacher_class_timings[0]!, id: 0 }],
    }),
  ).toEqual([])
})

// proves 1§5.12, 1§5.13, 1§5.14, 1§5.15, 1§5.16, 1§9.20
describe('class rules of 1§5', () => {
  const validate = (change: Partial<ClassValues>) => {
    const errors = createValidate(classSchema)({ ...values, ...change }) as Record<string, unknown>
    return JSON.parse(JSON.stringify(errors), (_, value) =>
      typeof value === 'string' ? decodeRule(value)?.rule : value,
    )
  }
  const time = (change: Partial<ClassValues['classTime']>) => ({ classTime: { ...values.classTime, ...change } })

  test.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'required' }],
    [{ title: 'x'.repeat(255) }, {}],
    [{ title: 'x'.repeat(256) }, { title: 'tooLong' }],
    [{ link: '' }, { link: 'required' }],
    [{ link: 'x'.repeat(256) }, { link: 'tooLong' }],
    [time({ from: '' }), { classTime: { from: 'noTimings' } }],
    [time({ to: '' }), { classTime: { to: 'noTimings' } }],
    [time({ from: '', to: '' }), { classTime: { from: 'noTimings' } }],
    [time({ from: '18:00', to: '18:00' }), { classTime: { to: 'sameTimes' } }],
    [time({ from: '23:30', to: '00:30' }), {}],
    [{ starts: '2026-03-02', ends: '2026-03-02' }, {}],
    [{ starts: '2026-03-02', ends: '2026-03-01' }, { ends: 'tooEarly' }],
    [{ starts: '2026-03-' }, { starts: 'incomplete' }],
  ])('report for %j: %j', (change, expected) => expect(validate(change)).toEqual(expected))

  // proves 1§5.17
  test('reject a timing without a record', () => {
    expect(createValidate(classSchema)({ ...values, ...time({ id: 0 }) })).toHaveProperty('classTime.id')
  })
})
