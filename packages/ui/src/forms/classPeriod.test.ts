import { object } from 'superstruct'
import { expect, test } from 'vitest'
import {
  pickChangedDays,
  pickChangedPeriod,
  endsAfterStart,
  classPeriodFields,
  toClassPeriodValues,
} from './classPeriod.ts'
import { decodeRule } from './Rule.ts'

const schema = endsAfterStart(object(classPeriodFields))

test.each([
  ['no days', '', '', []],
  ['a first day', '2026-03-02', '', []],
  ['a last day', '', '2026-03-02', []],
  ['one day', '2026-03-02', '2026-03-02', []],
  ['over a year’s end', '2026-12-31', '2027-01-01', []],
  ['a last day before the first', '2026-03-02', '2026-03-01', [['ends', 'tooEarly']]],
  ['half a day', '2026-03-', '2026-03-01', [['starts', 'incomplete']]],
])('%s', (_, starts, ends, found) => {
  const [failure] = schema.validate({ starts, ends })
  const told = failure?.failures().map(({ path, message }) => [path[0], decodeRule(message)?.rule]) ?? []
  expect(told).toEqual(found)
})

test.each([
  ['a backend that knows none', {}, { starts: '', ends: '' }, {}],
  [
    'days that were set',
    {},
    { starts: '2026-03-02', ends: '2026-06-30' },
    { starts: '2026-03-02', ends: '2026-06-30' },
  ],
  ['a day that was taken away', { starts: '2026-03-02', ends: null }, { starts: '', ends: '' }, { starts: null }],
  ['a day that stayed', { starts: '2026-03-02', ends: null }, { starts: '2026-03-02', ends: '' }, {}],
])('of %s only what changed is sent', (_, opened, values, sent) => {
  expect(pickChangedPeriod(values, opened)).toEqual(sent)
  expect(pickChangedPeriod(toClassPeriodValues(opened), opened)).toEqual({})
})

test('what is no day is opened as none, and not sent', () => {
  expect(toClassPeriodValues({ starts: 'soon', ends: null })).toEqual({ starts: '', ends: '' })
  expect(pickChangedPeriod({ starts: '', ends: '' }, { starts: 'soon' })).toEqual({})
})

test.each([
  [[], [], {}],
  [[1], [1], {}],
  [[1, 3], [1], { days: [1, 3] }],
  [[], [1], { days: [] }],
] as const)('days %j, opened as %j, are sent as %j', (days, opened, sent) => {
  expect(pickChangedDays(days, opened)).toEqual(sent)
})
