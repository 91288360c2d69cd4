import { addDays } from '@maktab/ui/lib/time/isoDay'
import type { Timetable } from '@maktab/contract/schema'
import type { QueryKey } from '@tanstack/react-query'
import type { CachedResponse } from './responseCache.ts'

type Period = { from: string; days: number; zone: string }

const getPeriod = ([, reading]: QueryKey) => Object(Object(reading).query) as Period

/** Finds a cached response. Days of the timetable are also cut out of a longer cached period. */
export function findCachedResponse(all: readonly CachedResponse[], key: QueryKey): CachedResponse | undefined {
  const name = JSON.stringify(key)
  const exact = all.find((entry) => JSON.stringify(entry.key) === name)
  if (exact || key[0] !== 'getTimetable') return exact
  const requested = getPeriod(key)
  const until = addDays(requested.from, requested.days)
  const longer = all
    .filter((entry) => entry.key[0] === 'getTimetable')
    .toSorted((one, other) => other.receivedAt - one.receivedAt)
    .find((entry) => {
      const { from, days, zone } = getPeriod(entry.key)
      return zone === requested.zone && from <= requested.from && addDays(from, days) >= until
    })
  if (!longer) return undefined
  const timetable = longer.data as Timetable
  const lessons = timetable.lessons.filter(({ heldOn }) => heldOn >= requested.from && heldOn < until)
  return { ...longer, key, data: { ...timetable, lessons } }
}
