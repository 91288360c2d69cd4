import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { eventSchema, toRequest, toValues } from './event.schema.ts'
import { hasUnreadableTime } from './eventTimesAndMembers.ts'

const events = examples.listEvents[200].typical.event
const event = events[1]!
const check = (changes: object) => createValidate(eventSchema)({ ...toValues(event), ...changes })

// proves 1§2.events.2, D7.1, D19.1
test('toRequest sends a new event with id 0, and null for a blank price and link', () => {
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

test.each(events)('toRequest sends $title unchanged, with its id and version', (stored) => {
  // The member counts are read-only.
  expect(toRequest(toValues(stored), stored)).toEqual({ ...stored, joined: undefined, waiting: undefined })
  expect(createValidate(eventSchema)(toValues(stored))).toEqual({})
})

// proves D30.1
test.each([
  ['2026-05-15 16:05', '2026-05-15T16:05'],
  ['2026-03-29T02:30:00', '2026-03-29T02:30'],
])('toRequest sends the stored time %j as %j', (stored, sent) => {
  expect(toRequest(toValues({ ...event, time: stored }), event).time).toBe(sent)
  expect(hasUnreadableTime({ time: stored })).toBe(false)
})

test('toValues leaves an unreadable time blank', () => {
  const stored = { ...event, time: 'Friday at four' }
  expect(hasUnreadableTime(stored)).toBe(true)
  expect(Object.keys(check(toValues(stored)).time ?? {})).toEqual(['day', 'clock'])
})

// proves 1§5.19, 1§5.20, 1§5.21
test('eventSchema requires title, description and time, but not price and link', () => {
  expect(Object.keys(createValidate(eventSchema)(toValues(undefined)))).toEqual(['title', 'description', 'time'])
})

// proves 1§5.19, 1§5.20, 1§5.21, D19.2
test.each([
  [-1, 'tooSmall'],
  [Number.NaN, 'notNumber'],
  [1_000_001, 'tooLarge'],
])('eventSchema rejects the price %s: %s', (price, rule) => {
  expect(decodeRule(String(check({ price }).price))?.rule).toBe(rule)
})

test.each([0, 12.5, null])('eventSchema accepts the price %s', (price) => expect(check({ price })).toEqual({}))

test.each([[`https://example.com/${'x'.repeat(255)}`, 'tooLong']])(
  'eventSchema rejects the link %j: %s',
  (link, rule) => {
    expect(decodeRule(String(check({ link }).link))?.rule).toBe(rule)
  },
)

test.each(['', 'https://example.com', 'HTTP://example.com/a', 'example.com/room', 'Main hall'])(
  'eventSchema accepts the link %j',
  (link) => expect(check({ link })).toEqual({}),
)
