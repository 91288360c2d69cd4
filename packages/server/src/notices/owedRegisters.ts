import { dayIn } from '@maktab/calendar/zones'
import type { Database } from '../database/openDatabase.ts'
import { type OwedLesson, readOwedLessons } from './owedLessons.ts'

/** What one teacher owes, the newest first. */
export type OwedRegister = { accountId: number; lessons: readonly OwedLesson[] }

/** The lessons of the days before today that want marks, by teacher: those who owe most come first. */
export async function readOwedRegisters(
  database: Database,
  { timeZone, now }: { timeZone: string; now: number },
): Promise<OwedRegister[]> {
  const today = dayIn(timeZone, now)
  const all = await readOwedLessons(database, 'everybody', { timeZone, now })
  const owed = all.filter(({ lesson }) => lesson.heldOn < today)
  return [...Map.groupBy(owed, ({ of }) => of.teacher.accountId)]
    .map(([accountId, lessons]) => ({ accountId, lessons }))
    .toSorted((one, other) => other.lessons.length - one.lessons.length || one.accountId - other.accountId)
}
