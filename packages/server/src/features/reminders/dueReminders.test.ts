import { expect, test } from 'vitest'
import { findDueReminders } from './dueReminders.ts'

const HOUR = 60 * 60_000
const MINUTE = 60_000
const at = (text: string) => Date.parse(`${text}Z`)
const lesson = (name: string, starts: string) => ({ name, starts: at(starts) })
const a = lesson('a', '2026-03-24T16:00')
const b = lesson('b', '2026-03-24T16:45')
const c = lesson('c', '2026-03-24T20:00')
const d = lesson('d', '2026-03-25T09:00')

type SentReminders = Record<string, readonly string[]>
const due = (
  now: number,
  { wants = {}, sent = {}, quiet = {} }: { wants?: object; sent?: SentReminders; quiet?: object } = {},
) =>
  findDueReminders([d, c, b, a], {
    wants: { dayBefore: true, hourBefore: true, ...wants },
    quiet: { zone: 'UTC', from: null, to: null, ...quiet },
    now,
    isSent: ({ name }, lead) => sent[lead]?.includes(name) ?? false,
  }).map(({ lead, lessons }) => `${lead} ${lessons.map(({ name }) => name).join('')}`)

test('the day-before reminder lists all lessons of a day in one mail', () => {
  expect(due(a.starts - 24 * HOUR - 1)).toEqual([])
  expect(due(a.starts - 24 * HOUR)).toEqual(['dayBefore abc'])
  expect(due(a.starts - 24 * HOUR, { sent: { dayBefore: ['a', 'b', 'c'] } })).toEqual([])
  expect(due(d.starts - 24 * HOUR, { sent: { dayBefore: ['a', 'b', 'c'] } })).toEqual(['dayBefore d'])
})

test('the hour-before reminder includes lessons that begin within an hour of the first', () => {
  const sent = { dayBefore: ['a', 'b', 'c', 'd'] }
  expect(due(a.starts - HOUR - 1, { sent })).toEqual([])
  expect(due(a.starts - HOUR, { sent })).toEqual(['hourBefore ab'])
  expect(due(a.starts - HOUR, { sent: { ...sent, hourBefore: ['a', 'b'] } })).toEqual([])
  expect(due(c.starts - HOUR, { sent: { ...sent, hourBefore: ['a', 'b'] } })).toEqual(['hourBefore c'])
})

test('a lesson created at short notice is in one mail only', () => {
  expect(due(a.starts - 30 * MINUTE)).toEqual(['hourBefore ab', 'dayBefore c'])
  expect(due(a.starts - 20 * MINUTE, { sent: { hourBefore: ['a', 'b'], dayBefore: ['c'] } })).toEqual(['dayBefore d'])
})

test('a lesson that has begun is not in a reminder', () => {
  expect(due(a.starts, { sent: { dayBefore: ['b', 'c', 'd'], hourBefore: ['b'] } })).toEqual([])
})

test('disabled reminders are not sent', () => {
  expect(due(a.starts - HOUR, { wants: { hourBefore: false } })).toEqual(['dayBefore abc'])
  expect(due(a.starts - HOUR, { wants: { hourBefore: false, dayBefore: false } })).toEqual([])
})

test('reminders due in quiet hours are sent after or just before them, and never after the lesson has begun', () => {
  const sent = { dayBefore: ['a', 'b', 'c', 'd'], hourBefore: ['b', 'c', 'd'] }
  const early = { from: '14:00', to: '15:30' }
  expect(due(at('2026-03-24T15:00'), { sent, quiet: early })).toEqual([])
  expect(due(at('2026-03-24T15:30'), { sent, quiet: early })).toEqual(['hourBefore a'])
  const long = { from: '14:00', to: '17:00' }
  expect(due(at('2026-03-24T13:49'), { sent, quiet: long })).toEqual([])
  expect(due(at('2026-03-24T13:50'), { sent, quiet: long })).toEqual(['hourBefore a'])
  expect(due(at('2026-03-24T15:00'), { sent, quiet: long })).toEqual([])
  expect(due(at('2026-03-24T17:00'), { sent, quiet: long })).toEqual([])
})
