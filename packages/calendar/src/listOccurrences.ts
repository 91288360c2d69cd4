import type { LessonOccurrence } from './LessonOccurrence.ts'
import type { LessonChange } from './LessonChange.ts'
import { parseLessonChanges, parseSeries } from './parseSeries.ts'
import type { Series } from './Series.ts'

const WEEK = 7

/**
 * The lessons of a series that are held from a first day to a last one (both included, by their numbers), in no order. It
 * asks no clock, so that a whole school is looked through soon: at which instants they are `lessonAt` says.
 */
export function listOccurrences(
  series: Series,
  changes: readonly LessonChange[],
  first: number,
  last: number,
): LessonOccurrence[] {
  const read = parseSeries(series)
  if (!read) return []
  const { from, length } = read
  const changed = parseLessonChanges(read, changes)
  const held: LessonOccurrence[] = []
  const [start, until] = [Math.max(first, read.first), Math.min(last, read.last)]
  for (let begin = start; begin < start + WEEK; begin++) {
    if (!read.meetsOn(begin)) continue
    for (let day = begin; day <= until; day += WEEK) {
      if (!changed.has(day)) held.push({ from, length, day, heldOn: day, state: 'planned' })
    }
  }
  for (const { day, to } of changed.values()) {
    if (!to || to.day < first || to.day > last) continue
    held.push({ from: to.from, length: to.length, day, heldOn: to.day, state: 'moved' })
  }
  return held
}
