import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import {
  emptyTrialRequest,
  listOfferedDays,
  listOfferedTimes,
  requestTrialSchema,
  toTrialField,
  toTrialRequest,
} from './requestTrial.schema.ts'

const complete = {
  name: ' Zoya Iqbal ',
  age: 8,
  language: 'english' as const,
  first: { day: '2026-11-26', time: '16:00' },
  second: { day: null, time: null },
  phone: '+44 20 5550142',
}

const errorsOf = (values: object) =>
  (requestTrialSchema.validate(values)[0]?.failures() ?? []).map(({ path, message }) => [
    path.join('.'),
    decodeRule(message)?.rule,
  ])

test('a request has one or two times in the time zone of the family', () => {
  expect(errorsOf(complete)).toEqual([])
  const request = { name: 'Zoya Iqbal', age: 8, language: 'english', zone: 'Europe/London', phone: '+44 20 5550142' }
  expect(toTrialRequest(complete, 'Europe/London')).toEqual({ ...request, wishes: [complete.first] })
  const second = { day: '2026-11-27', time: '10:00' }
  expect(toTrialRequest({ ...complete, second }, 'Europe/London').wishes).toEqual([complete.first, second])
})

test('everything but the second time is required', () => {
  expect(errorsOf(emptyTrialRequest)).toEqual([
    ['name', 'required'],
    ['age', 'required'],
    ['language', 'required'],
    ['first.day', 'required'],
    ['first.time', 'required'],
    ['phone', 'required'],
  ])
})

test.each([
  [{ age: 2 }, 'age', 'tooSmall'],
  [{ age: 100 }, 'age', 'tooLarge'],
  [{ phone: '0300 1234567' }, 'phone', 'noCountryCode'],
  [{ second: { day: '2026-11-27', time: null } }, 'second.time', 'halfRange'],
  [{ second: { day: null, time: '10:00' } }, 'second.day', 'halfRange'],
])('%o is rejected at %s as %s', (more, field, rule) => {
  expect(errorsOf({ ...complete, ...more })).toEqual([[field, rule]])
})

test('days from tomorrow on and half hours of the day are offered', () => {
  expect(listOfferedDays('2026-11-30').slice(0, 2)).toEqual(['2026-12-01', '2026-12-02'])
  expect([listOfferedTimes()[0], listOfferedTimes()[1], listOfferedTimes().at(-1)]).toEqual(['06:00', '06:30', '22:30'])
})

test('errors of a time are shown at its fields', () => {
  expect(['wishes[0].time', 'wishes[1].day', 'phone'].map(toTrialField)).toEqual(['first.time', 'second.day', 'phone'])
})
