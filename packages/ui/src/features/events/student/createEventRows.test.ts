import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createEventRows } from './createEventRows.ts'

const { free, joined, rejected } = examples.listStudentEvents[200]
const zone = 'Asia/Karachi'
const now = new Date('2026-11-18T05:00:00Z')

const at = (eventID: number, time: string) => {
  const [entry] = free.events
  return { ...entry!, eventID, event: { ...entry!.event, id: eventID, time } }
}
const ids = (rows: { entry: { eventID: number } }[]) => rows.map(({ entry }) => entry.eventID)

test('what comes next is first, what is over is apart, the latest first', () => {
  const { upcoming, past } = createEventRows(
    [
      at(1, 'Friday at four'),
      at(2, '2026-11-17T10:00'),
      at(3, '2026-12-01T10:00'),
      at(4, '2026-11-18T09:00'),
      at(5, '2026-11-01T10:00'),
      at(6, '2026-11-19T10:00'),
      at(7, 'some day'),
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
  ['free, to come', free, now, 'join'],
  ['free, going on', free, new Date('2026-12-05T14:00:00Z'), 'join'],
  ['free, over', free, later, null],
  ['joined, to come', joined, now, 'leave'],
  ['joined, going on', joined, new Date('2027-01-23T14:00:00Z'), null],
  ['joined, over', joined, later, null],
  ['rejected, to come', rejected, now, 'purchase'],
  ['rejected, going on', rejected, new Date('2027-01-09T12:00:00Z'), null],
  ['rejected, over', rejected, later, null],
] as const)('%s: %s', (_, { events }, moment, offer) => {
  const { upcoming, past } = createEventRows(events, zone, moment)
  expect([...upcoming, ...past].map((row) => row.offer)).toEqual([offer])
})
