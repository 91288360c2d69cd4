import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { eventSchema, toRequest, toValues } from './event.schema.ts'
import { hasUnreadableTime } from './events.ts'

const events = examples.listEvents[200].typical.event
const event = events[1]!
const check = (changes: object) => createValidate(eventSchema)({ ...toValues(event), ...changes })

// proves 1§2.events.2, D7.1, D19.1
test('a new event has id 0; a blank price and a blank link go out as null', () => {
  const time = { day: '2026-12-05', clock: '18:30' }
  expect(toRequest({ title: ' Circle ', description: 'An evening ', price: null, time, link: ' ' }, undefined)).toEqual(
    {
      id: 0,
      title: 'Circle',
      description: 'An evening',
      price: null,
      time: '2026-12-05T18:30',
      link: null,
    },
  )
})

test.each(events)('$title is read and sent back as it was, with its id and version', (stored) => {
  // How many come is told, not sent.
  expect(toRequest(toValues(stored), stored)).toEqual({ ...stored, joined: undefined, waiting: undefined })
  expect(createValidate(eventSchema)(toValues(stored))).toEqual({})
})

// proves D30.1
test.each([
  ['2026-05-15 16:05', '2026-05-15T16:05'],
  ['2026-03-29T02:30:00', '2026-03-29T02:30'],
])('the time %j goes out as %j', (stored, sent) => {
  expect(toRequest(toValues({ ...event, time: stored }), event).time).toBe(sent)
  expect(hasUnreadableTime({ time: stored })).toBe(false)
})

test('an unreadable time has to be chosen anew', () => {
  const stored = { ...event, time: 'Friday at four' }
  expect(hasUnreadableTime(stored)).toBe(true)
  expect(Object.keys(check(toValues(stored)).time ?? {})).toEqual(['day', 'clock'])
})

// proves 1§5.19, 1§5.20, 1§5.21
test('title, description and time are required, price and link are not', () => {
  expect(Object.keys(createValidate(eventSchema)(toValues(undefined)))).toEqual(['title', 'description', 'time'])
})

// proves 1§5.19, 1§5.20, 1§5.21, D19.2
test.each([
  [-1, 'tooSmall'],
  [Number.NaN, 'notNumber'],
  [1_000_001, 'tooLarge'],
])('a price of %s is refused by %s', (price, rule) => {
  expect(decodeRule(String(check({ price }).price))?.rule).toBe(rule)
})

test.each([0, 12.5, null])('a price of %s is fine', (price) => expect(check({ price })).toEqual({}))

test.each([[`https://example.com/${'x'.repeat(255)}`, 'tooLong']])('the link %j is refused by %s', (link, rule) => {
  expect(decodeRule(String(check({ link }).link))?.rule).toBe(rule)
})

test.each(['', 'https://example.com', 'HTTP://example.com/a', 'example.com/room', 'Main hall'])(
  'the link %j is fine',
  (link) => expect(check({ link })).toEqual({}),
)
