import { dayNumberOf } from '@maktab/calendar/WallDay'
import { dayIn } from '@maktab/calendar/zones'
import type { Database } from '#database/openDatabase.ts'
import { type UnmarkedDay, type UnmarkedLesson, sortNewestFirst, readUnmarkedLessons } from './readUnmarkedLessons.ts'

/** How much one teacher owes, and the lessons that they have owed longest, the first one first; at least one. */
export type MissingAttendance = { accountId: number; count: number; oldest: UnmarkedLesson[] }

/** So many lessons a teacher is reminded of by name. */
const MAX_LESSONS = 5
/** A zone’s clocks have gone on by a whole day at once, so that what was held on one day was after what was on the next. */
const CLOCK_DAYS = 1

/** The lessons of the days before today that want marks, by teacher: those who owe most come first. */
export async function readMissingAttendance(
  database: Database,
  { timeZone, now }: { timeZone: string; now: number },
): Promise<MissingAttendance[]> {
  const today = dayNumberOf(dayIn(timeZone, now))
  const registers = new Map<number, { count: number; old: UnmarkedDay[]; until: number }>()
  for await (const some of readUnmarkedLessons(database, 'everybody', { timeZone, now })) {
    for (const { of, held } of some) {
      const before = held.filter(({ heldOn }) => heldOn < today)
      if (before.length === 0) continue
      const { count, old, until } = registers.get(of.teacherAccountId) ?? { count: 0, old: [], until: Infinity }
      const older = before.filter(({ heldOn }) => heldOn <= until).map((one) => ({ of, held: one }))
      registers.set(of.teacherAccountId, { count: count + before.length, ...oldestOf([...old, ...older]) })
    }
  }
  return [...registers]
    .map(([accountId, { count, old }]) => ({
      accountId,
      count,
      oldest: sortNewestFirst(old, timeZone).slice(-MAX_LESSONS).toReversed(),
    }))
    .toSorted((one, other) => other.count - one.count || one.accountId - other.accountId)
}

/** Among these are the oldest, whatever the clocks made of them: of a whole school few are kept at a time. */
function oldestOf(owed: readonly UnmarkedDay[]): { old: UnmarkedDay[]; until: number } {
  const days = owed.map(({ held }) => held.heldOn).toSorted((one, other) => one - other)
  const until = (days[MAX_LESSONS - 1] ?? Infinity) + CLOCK_DAYS
  return { old: owed.filter(({ held }) => held.heldOn <= until), until }
}
