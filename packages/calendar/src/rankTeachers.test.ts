import { expect, test } from 'vitest'
import { rankTeachers } from './weekIntervals.ts'

const evenings = [{ days: [1, 3] as const, from: '18:00', to: '20:00' }]
const monday = { days: [1] as const, from: '18:30', to: '19:00' }

test('rankTeachers orders by free minutes, then by load, then by id', () => {
  const ranked = rankTeachers(evenings, [
    { id: 4, busy: [monday], load: 0 },
    { id: 3, busy: [], load: 5 },
    { id: 2, busy: [], load: 2 },
    { id: 1, busy: [], load: 2 },
    { id: 5, busy: [], offered: [], load: 0 },
  ])
  expect(ranked.map(({ id, minutes }) => [id, minutes])).toEqual([
    [1, 240],
    [2, 240],
    [3, 240],
    [4, 210],
    [5, 0],
  ])
  expect(ranked.every(({ wanted }) => wanted === 240)).toBe(true)
})

test('rankTeachers returns the free slots within the offered times', () => {
  const offered = [{ days: [1, 2, 3] as const, from: '18:15', to: '23:00' }]
  expect(rankTeachers(evenings, [{ id: 'a', busy: [monday], offered, load: 1 }])).toEqual([
    {
      id: 'a',
      load: 1,
      minutes: 15 + 60 + 105,
      wanted: 240,
      free: [
        { days: [1], from: '18:15', to: '18:30' },
        { days: [1], from: '19:00', to: '20:00' },
        { days: [3], from: '18:15', to: '20:00' },
      ],
    },
  ])
})
