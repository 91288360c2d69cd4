import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { sortEvents } from './sortEvents.ts'

const [event] = examples.listEvents[200].typical.event

test('what comes next is first, what is over is last, and an unreadable time is between', () => {
  const times = ['2026-05-10T10:00', 'Friday at four', '2026-05-20T10:00', '2026-05-14T10:00', '2026-05-16T10:00']
  const events = times.map((time, id) => ({ ...event!, id, time }))
  const ordered = sortEvents(events, 'Asia/Karachi', new Date('2026-05-15T00:00:00Z'))
  expect(ordered.map(({ id }) => id)).toEqual([4, 2, 1, 3, 0])
})
