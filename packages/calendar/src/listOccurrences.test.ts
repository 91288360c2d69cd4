import { expect, test } from 'vitest'
import { listOccurrences } from './listOccurrences.ts'
import { toLesson } from './toLesson.ts'
import type { LessonChange } from './LessonChange.ts'
import { listLessonsBetween } from './listLessonsBetween.ts'
import type { Series } from './Series.ts'
import { parseTestDay } from './testing/parseTestDay.ts'
import { dayNumberOf } from './WallDay.ts'
import { instantIn } from './zones.ts'

const [first, last, end] = [parseTestDay('2026-02-20'), parseTestDay('2026-04-20'), parseTestDay('2026-04-21')]

const slots: Pick<Series, 'days' | 'from' | 'to'>[] = [
  { days: [1, 3], from: '19:00', to: '20:00' },
  { days: [7], from: '23:30', to: '00:45' },
  { days: [1, 2, 3, 4, 5, 6, 7], from: '02:15', to: '03:15' },
  { days: [5], from: '00:00', to: '00:00' },
  { days: [], from: '10:00', to: '11:00' },
  { days: [2], from: 'after lunch', to: '20:00' },
]
const runs = [
  { starts: null, ends: null },
  { starts: parseTestDay('2026-03-04'), ends: parseTestDay('2026-03-25') },
  { starts: parseTestDay('2026-04-20'), ends: null },
  { starts: null, ends: parseTestDay('2026-02-19') },
]
const changes: LessonChange[][] = [
  [],
  [
    { day: parseTestDay('2026-03-02'), to: null },
    { day: parseTestDay('2026-03-04'), to: { day: parseTestDay('2026-04-20'), from: '23:00', to: '00:30' } },
    { day: parseTestDay('2026-03-08'), to: { day: parseTestDay('2026-05-01'), from: '09:00', to: '10:00' } },
    { day: parseTestDay('2026-02-16'), to: { day: parseTestDay('2026-02-20'), from: '00:00', to: '01:00' } },
    { day: parseTestDay('2026-03-06'), to: { day: parseTestDay('2026-03-06'), from: '18:00', to: '19:00' } },
    { day: parseTestDay('2026-03-11'), to: { day: parseTestDay('2026-03-12'), from: 'soon', to: '19:00' } },
  ],
]

test.each(['Asia/Karachi', 'America/New_York', 'America/St_Johns', 'Asia/Beirut', 'Australia/Lord_Howe'])(
  'the days on which lessons are held, with their instants, are the lessons between two midnights of %s',
  (zone) => {
    const [from, until] = [instantIn(zone, first, '00:00'), instantIn(zone, end, '00:00')]
    let count = 0
    for (const slot of slots) {
      for (const run of runs) {
        for (const changed of changes) {
          const series = { ...slot, ...run }
          const held = listOccurrences(series, changed, dayNumberOf(first), dayNumberOf(last))
          const lessons = held.map((one) => toLesson(zone, one))
          const expected = listLessonsBetween(series, changed, zone, from, until).filter(
            ({ state, heldOn }) => state !== 'cancelled' && heldOn >= first,
          )
          expect(lessons.toSorted((a, b) => a.starts - b.starts || a.ends - b.ends)).toEqual(expected)
          count += held.length
        }
      }
    }
    expect(count).toBeGreaterThan(200)
  },
)
