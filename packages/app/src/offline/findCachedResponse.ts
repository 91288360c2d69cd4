import { addDays } from '@maktab/ui/lib/time/wireDay'
import type { Timetable } from '@maktab/contract/schema'
import type { QueryKey } from '@tanstack/react-query'
import type { CachedResponse } from './responseCache.ts'

type Days = { from: string; days: number; zone: string }

const daysOf = ([, reading]: QueryKey) => Object(Object(reading).query) as Days

/** What is kept of an answer; days of the timetable are also found in a longer time that was kept. */
export function findCachedResponse(all: readonly CachedResponse[], key: QueryKey): CachedResponse | undefined {
  const name = JSON.stringify(key)
  const same = all.find((one) => JSON.stringify(one.key) === name)
  if (same || key[0] !== 'getTimetable') return same
  const wanted = daysOf(key)
  const until = addDays(wanted.from, wanted.days)
  const holder = all
    .filter((one) => one.key[0] === 'getTimetable')
    .toSorted((one, other) => other.at - one.at)
    .find((one) => {
      const { from, days, zone } = daysOf(one.key)
      return zone === wanted.zone && from <= wanted.from && addDays(from, days) >= until
    })
  if (!holder) return undefined
  const timetable = holder.data as Timetable
  const lessons = timetable.lessons.filter(({ heldOn }) => heldOn >= wanted.from && heldOn < until)
  return { ...holder, key, data: { ...timetable, lessons } }
}
