import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createEventRows } from './createEventRows.ts'

const { free, joined, rejected } = examples.listStudentEvents[200]
const zone = 'Asia/Karachi'
const now = new Date('2026-11-18T05:00:00Z')

const createEvent = (eventID: number, time: string) => {
  const [entry] = free.events
  return { ...entry!, eventID, event: { ...entry!.event, id: eventID, time } }
}
const ids = (rows: { entry: { eventID: number } }[]) => rows.map(({ entry }) => entry.eventID)

test('createEventRows sorts upcoming events by time and past ones latest first', () => {
  const { upcoming, past } = createEventRows(
    [
      createEvent(1, 'Friday at four'),
      createEvent(2, '2026-11-17T10:00'),
      createEvent(3, '2026-12-01T10:00'),
      createEvent(4, '2026-11-18T09:00'),
      createEvent(5, '2026-11-01T10:00'),
      createEvent(6, '2026-11-19T10:00'),
      createEvent(7, 'some day'),
    ],
    zone,
    now,
  )
  expect(ids(upcoming)).toEqual([4, 6, 3, 1, 7])
  expect(ids(past)).toEqual([2, 5])
  expect(upcoming[0]?.phase).toBe('on')
})

const later = new Date('2027-03-01T05:00:00Z')

test.each([
  ['free, upcoming', free, now, 'join'],
  ['free, running', free, new Date('2026-12-05T14:00:00Z'), 'join'],
  ['free, over', free, later, null],
  ['joined, upcoming', joined, now, 'leave'],
  ['joined, running', joined, new Date('2027-01-23T14:00:00Z'), null],
  ['joined, over', joined, later, null],
  ['rejected, upcoming', rejected, now, 'purchase'],
  ['rejected, running', rejected, new Date('2027-01-09T12:00:00Z'), null],
  ['rejected, over', rejected, later, null],
] as const)('createEventRows offers for an event that is %s: %s', (_, { events }, moment, offer) => {
  const { upcoming, past } = createEventRows(events, zone, moment)
  expect([...upcoming, ...past].map((row) => row.offer)).toEqual([offer])
})
