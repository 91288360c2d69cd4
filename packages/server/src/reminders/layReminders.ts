import { readClassSeries } from '../calendar/readClassSeries.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Database } from '../database/openDatabase.ts'
import { findKnownKeys } from '../mail/findKnownKeys.ts'
import { oweTogether } from '../mail/oweTogether.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Lead } from '../notices/leads.ts'
import { dueReminders } from './dueReminders.ts'
import { type LessonAhead, lessonsAhead } from '../notices/lessonsAhead.ts'
import { readChoices } from '../notices/readChoices.ts'
import { readPeopleOf } from './readPeopleOf.ts'

type Means = { database: Database; now: number; timeZone: string }
type Reminder = { accountId: number; lead: Lead; lessons: LessonAhead[] }

/** Two days: what is a day ahead, and the rest of that day, which is told along with it. */
const LOOKED_AHEAD = 48 * 60 * 60_000
const MOST_PEOPLE = 100

const kinds = { dayBefore: 'reminderDayBefore', hourBefore: 'reminderHourBefore' } as const

/**
 * Has the school owe the reminders that are due. What was told is known by keys of jobs, one for each person, lesson,
 * hour and kind: whoever looks again, in whichever process, tells nothing twice; a lesson that was moved is another.
 */
export async function layReminders(means: Means): Promise<void> {
  const reminders = await findReminders(means)
  for (let start = 0; start < reminders.length; start += MOST_PEOPLE) {
    await inTransaction(means.database, async (database) => {
      for (const { accountId, lead, lessons } of reminders.slice(start, start + MOST_PEOPLE)) {
        await oweTogether(
          { database, now: means.now },
          kinds[lead],
          lessons.map(({ timingId, day, starts }) => ({
            key: keyOf(accountId, { timingId, day, starts }, lead),
            thing: { timingId, day, starts },
          })),
          (told) => ({ accountId, lessons: told }),
        )
      }
    })
  }
}

async function findReminders({ database, now, timeZone: unset }: Means): Promise<Reminder[]> {
  const { timeZone } = await readSettings(database, { timeZone: unset })
  const ahead = lessonsAhead(await readClassSeries(database, 'everybody'), timeZone, now, now + LOOKED_AHEAD)
  const byClass = Map.groupBy(ahead, ({ classId }) => classId)
  const people = await readPeopleOf(database, [...byClass.keys()])
  const choices = await readChoices(
    database,
    people.map(({ person }) => person),
  )
  const findDue = (isTold: (key: string) => boolean): Reminder[] =>
    people.flatMap(({ person: { id }, classIds }) => {
      const chosen = choices.get(id)
      if (!chosen) return []
      const { quietFrom, quietTo } = chosen
      const due = dueReminders(
        [...classIds].flatMap((classId) => byClass.get(classId) ?? []),
        {
          wants: chosen,
          quiet: { zone: chosen.timeZone ?? timeZone, from: quietFrom, to: quietTo },
          now,
          isTold: (lesson, lead) => isTold(keyOf(id, lesson, lead)),
        },
      )
      return due.map((one) => ({ accountId: id, ...one }))
    })
  const perhaps = new Set(findDue(() => false).map(({ accountId }) => accountId))
  const keys = people
    .filter(({ person }) => perhaps.has(person.id))
    .flatMap(({ person, classIds }) =>
      [...classIds]
        .flatMap((classId) => byClass.get(classId) ?? [])
        .flatMap((lesson) => [keyOf(person.id, lesson, 'dayBefore'), keyOf(person.id, lesson, 'hourBefore')]),
    )
  const known = await findKnownKeys(database, keys)
  return findDue((key) => known.has(key))
}

type Told = Pick<LessonAhead, 'timingId' | 'day' | 'starts'>

function keyOf(accountId: number, { timingId, day, starts }: Told, lead: Lead): string {
  return `reminder:${accountId}:${timingId}:${day}:${lead}:${new Date(starts).toISOString()}`
}
