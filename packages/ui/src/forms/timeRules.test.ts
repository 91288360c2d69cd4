import { type Describe, array, number, object } from 'superstruct'
import { expect, test } from 'vitest'
import { decodeRule } from './rules.ts'
import {
  requiredTime,
  differentTimes,
  optionalTimeRange,
  optionalDay,
  requiredDay,
  timeRange,
  pickChangedDays,
  pickChangedPeriod,
  endsAfterStart,
  classPeriodFields,
  toClassPeriodValues,
} from './timeRules.ts'
import { createValidate } from './formErrors.ts'

const ruleOf = (value: unknown, struct: Parameters<typeof object>[0][string]) => {
  const errors = createValidate(object({ field: struct }))({ field: value }) as { field?: string }
  return errors.field === undefined ? undefined : decodeRule(errors.field)
}

test.each([
  ['', { rule: 'required' }],
  [undefined, { rule: 'required' }],
  ['--15', { rule: 'incomplete' }],
  ['1990-05-', { rule: 'incomplete' }],
  ['2025-02-30', { rule: 'notDay' }],
  ['15/05/1990', { rule: 'notDay' }],
  ['0090-05-15', { rule: 'shortYear' }],
  ['1899-12-31', { rule: 'tooEarly', day: '1900-01-01' }],
  ['1900-01-01', undefined],
  ['2026-05-15', undefined],
  ['2026-05-16', { rule: 'inFuture' }],
])('requiredDay checks %j', (value, rule) =>
  expect(ruleOf(value, requiredDay({ min: '1900-01-01', today: '2026-05-15' }))).toEqual(rule),
)

test.each([
  ['', undefined],
  ['--15', { rule: 'incomplete' }],
  ['2026-12-31', undefined],
  ['2027-01-01', { rule: 'tooLate', day: '2026-12-31' }],
])('optionalDay checks %j', (value, rule) => expect(ruleOf(value, optionalDay({ max: '2026-12-31' }))).toEqual(rule))

test.each([
  ['', { rule: 'required' }],
  ['16:', { rule: 'incomplete' }],
  [':05', { rule: 'incomplete' }],
  ['16:05', undefined],
  ['16:05:00', undefined],
  ['25:00', { rule: 'notTime' }],
  ['four', { rule: 'notTime' }],
])('requiredTime checks %j', (value, rule) => expect(ruleOf(value, requiredTime())).toEqual(rule))

// proves D29.3
test.each([
  ['16:00', '17:00', undefined],
  ['23:00', '01:00', undefined],
  ['16:00', '16:00', { to: { rule: 'sameTimes' } }],
  ['16:00', '16:00:00', { to: { rule: 'sameTimes' } }],
  ['', '', { from: { rule: 'required' }, to: { rule: 'required' } }],
  ['16:', '16:', { from: { rule: 'incomplete' }, to: { rule: 'incomplete' } }],
])('timeRange checks %j to %j', (from, to, rules) => {
  const errors = createValidate(timeRange())({ from, to })
  expect(Object.fromEntries(Object.entries(errors).map(([end, error]) => [end, decodeRule(error)]))).toEqual(
    rules ?? {},
  )
})

test.each([
  ['16:00', '17:00', undefined],
  ['', '', undefined],
  ['16:00', '', { to: { rule: 'halfRange' } }],
  ['', '17:00', { from: { rule: 'halfRange' } }],
  ['16:00', '16:00', { to: { rule: 'sameTimes' } }],
  ['16:', '17:00', { from: { rule: 'incomplete' } }],
])('optionalTimeRange checks %j to %j', (from, to, rules) => {
  const errors = createValidate(optionalTimeRange())({ from, to })
  expect(Object.fromEntries(Object.entries(errors).map(([end, error]) => [end, decodeRule(error)]))).toEqual(
    rules ?? {},
  )
})

test('timeRange reports the error at the end of a nested range', () => {
  type Values = { courses: { timings: { from: string; to: string }[] }[] }
  const struct: Describe<Values> = object({ courses: array(object({ timings: array(timeRange()) })) })
  const timings = [
    { from: '16:00', to: '17:00' },
    { from: '18:00', to: '18:00' },
  ]
  expect(createValidate(struct)({ courses: [{ timings }] })).toEqual({
    courses: [{ timings: [undefined, { to: '{"rule":"sameTimes"}' }] }],
  })
})

test('differentTimes checks ranges with additional fields', () => {
  const struct = differentTimes(object({ id: number(), from: requiredTime(), to: requiredTime() }))
  expect(createValidate(struct)({ id: 10, from: '16:00', to: '16:00' })).toEqual({ to: '{"rule":"sameTimes"}' })
})

const schema = endsAfterStart(object(classPeriodFields))

test.each([
  ['no days', '', '', []],
  ['a first day', '2026-03-02', '', []],
  ['a last day', '', '2026-03-02', []],
  ['one day', '2026-03-02', '2026-03-02', []],
  ['over a year’s end', '2026-12-31', '2027-01-01', []],
  ['a last day before the first', '2026-03-02', '2026-03-01', [['ends', 'tooEarly']]],
  ['an incomplete day', '2026-03-', '2026-03-01', [['starts', 'incomplete']]],
])('endsAfterStart checks %s', (_, starts, ends, expected) => {
  const [failure] = schema.validate({ starts, ends })
  const broken = failure?.failures().map(({ path, message }) => [path[0], decodeRule(message)?.rule]) ?? []
  expect(broken).toEqual(expected)
})

test.each([
  ['a backend without class periods', {}, { starts: '', ends: '' }, {}],
  ['new days', {}, { starts: '2026-03-02', ends: '2026-06-30' }, { starts: '2026-03-02', ends: '2026-06-30' }],
  ['a removed day', { starts: '2026-03-02', ends: null }, { starts: '', ends: '' }, { starts: null }],
  ['an unchanged day', { starts: '2026-03-02', ends: null }, { starts: '2026-03-02', ends: '' }, {}],
])('pickChangedPeriod for %s returns only the change', (_, opened, values, sent) => {
  expect(pickChangedPeriod(values, opened)).toEqual(sent)
  expect(pickChangedPeriod(toClassPeriodValues(opened), opened)).toEqual({})
})

test('toClassPeriodValues reads an invalid day as empty, and pickChangedPeriod omits it', () => {
  expect(toClassPeriodValues({ starts: 'soon', ends: null })).toEqual({ starts: '', ends: '' })
  expect(pickChangedPeriod({ starts: '', ends: '' }, { starts: 'soon' })).toEqual({})
})

test.each([
  [[], [], {}],
  [[1], [1], {}],
  [[1, 3], [1], { days: [1, 3] }],
  [[], [1], { days: [] }],
] as const)('pickChangedDays of %j, opened as %j, returns %j', (days, opened, sent) => {
  expect(pickChangedDays(days, opened)).toEqual(sent)
})
