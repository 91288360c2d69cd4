import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { areClocksOld, isNear, ownTimeOf } from './lessonTimes.ts'

const [lesson] = examples.getTimetable[200].typical.lessons
const at = (starts: string, ends: string, offset: number, viewerOffset: number | null) => ({
  ...lesson!,
  heldOn: '2026-03-24',
  starts: { at: starts, offset, viewerOffset },
  ends: { at: ends, offset, viewerOffset },
})

test.each([
  ['Karachi to London', at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0), '15:30', '16:30', 0],
  ['Karachi to Kathmandu', at('2026-03-24T18:20:00Z', '2026-03-24T19:20:00Z', 300, 345), '00:05', '01:05', 1],
  ['Karachi to St John’s', at('2026-03-23T20:00:00Z', '2026-03-23T21:00:00Z', 300, -150), '17:30', '18:30', -1],
  ['London to Auckland', at('2026-03-24T16:00:00Z', '2026-03-24T17:00:00Z', 0, 780), '05:00', '06:00', 1],
])('%s: the viewer’s hours, by the server’s offsets', (_, one, from, to, shift) => {
  expect(ownTimeOf(one)).toMatchObject({ from, to, shift })
})

test('a viewer in the school’s time, or whose zone nobody asked for, has no time of their own', () => {
  expect(ownTimeOf(at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 300))).toBeUndefined()
  expect(ownTimeOf(at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, null))).toBeUndefined()
})

// proves X42
test('a device that is wrong about its zone is found out', () => {
  const one = at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0)
  expect(areClocksOld([one], 'Europe/London')).toBe(false)
  expect(areClocksOld([one], 'Asia/Karachi')).toBe(true)
  expect(areClocksOld([at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, null)], 'Asia/Karachi')).toBe(false)
})

test.each([
  ['2026-03-24T15:19:59Z', false],
  ['2026-03-24T15:20:00Z', true],
  ['2026-03-24T16:29:59Z', true],
  ['2026-03-24T16:30:00Z', false],
])('at %s a lesson of 15:30 to 16:30 is near: %s', (now, near) => {
  const one = at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0)
  expect(isNear(one, new Date(now))).toBe(near)
  expect(isNear({ ...one, state: 'cancelled' }, new Date(now))).toBe(false)
})
