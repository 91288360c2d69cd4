import { setImmediate } from 'node:timers/promises'
import { readClassSeries } from '../timetable/readClassSeries.ts'
import { readTrialSeries } from '../trial/trialSeries.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/openDatabase.ts'
import { findExistingJobKeys } from '#mail/enqueueMail.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { type ReminderLead, readReminderPreferences } from './readReminderPreferences.ts'
import { findDueReminders, type UpcomingLesson, listUpcomingLessons, readReminderRecipients } from './dueReminders.ts'
import type { MailKind, MailPayload } from '#mail/MailPayloads.ts'

type JobContext = { database: Database; now: number; timeZone: string }
type Reminder = { accountId: number; lead: ReminderLead; lessons: UpcomingLesson[] }
type Person = Awaited<ReturnType<typeof readReminderRecipients>>[number]
type UpcomingContext = { zone: string; now: number; ofClass: ReadonlyMap<number, UpcomingLesson[]> }

/** A day ahead, and the rest of that day, which is in the same mail. */
const LOOKED_AHEAD = 48 * 60 * 60_000
/** Accounts per batch; the event loop runs between batches. */
const BATCH_SIZE = 50

const kinds = { dayBefore: 'reminderDayBefore', hourBefore: 'reminderHourBefore' } as const

/**
 * Enqueues the reminders that are due. Job keys for each person, lesson, time and kind prevent duplicates, also between
 * processes. A moved lesson has another key.
 */
export async function scheduleLessonReminders({ database, now, timeZone }: JobContext): Promise<void> {
  const { timeZone: zone } = await readSettings(database, { timeZone })
  const series = [
    ...(await readClassSeries(database, 'everybody')),
    ...(await readTrialSeries(database, 'everybody', zone)),
  ]
  const lessons = listUpcomingLessons(series, zone, now, now + LOOKED_AHEAD)
  const ofClass = Map.groupBy(lessons, ({ classId }) => classId)
  const people = await readReminderRecipients(database, [...ofClass.keys()])
  for (let start = 0; start < people.length; start += BATCH_SIZE) {
    const reminders = await findDue(database, people.slice(start, start + BATCH_SIZE), { zone, now, ofClass })
    if (reminders.length > 0)
      await inTransaction(database, (transaction) => enqueueReminders(transaction, reminders, now))
    await setImmediate()
  }
}

async function enqueueReminders(database: Database, reminders: readonly Reminder[], now: number): Promise<void> {
  for (const { accountId, lead, lessons } of reminders) {
    await enqueueMailBatch(
      { database, now },
      kinds[lead],
      lessons.map(({ timingId, day, starts }) => ({
        key: keyOf(accountId, { timingId, day, starts }, lead),
        thing: { timingId, day, starts },
      })),
      (dueLessons) => ({ accountId, lessons: dueLessons }),
    )
  }
}

async function findDue(
  database: Database,
  people: readonly Person[],
  { zone, now, ofClass }: UpcomingContext,
): Promise<Reminder[]> {
  const choices = await readReminderPreferences(
    database,
    people.map(({ person }) => person),
  )
  const lessonsOf = ({ classIds }: Person) => [...classIds].flatMap((classId) => ofClass.get(classId) ?? [])
  const dueOf = (one: Person, isSent: (key: string) => boolean): Reminder[] => {
    const { id } = one.person
    const chosen = choices.get(id)
    if (!chosen) return []
    const due = findDueReminders(lessonsOf(one), {
      wants: chosen,
      quiet: { zone: chosen.timeZone ?? zone, from: chosen.quietFrom, to: chosen.quietTo },
      now,
      isSent: (lesson, lead) => isSent(keyOf(id, lesson, lead)),
    })
    return due.map((reminder) => ({ accountId: id, ...reminder }))
  }
  // Most people have no lesson that could be due, so nothing more is read for them.
  const candidates = people.filter((one) => dueOf(one, () => false).length > 0)
  const keys = candidates.flatMap((one) =>
    lessonsOf(one).flatMap((lesson) => [
      keyOf(one.person.id, lesson, 'dayBefore'),
      keyOf(one.person.id, lesson, 'hourBefore'),
    ]),
  )
  const existing = await findExistingJobKeys(database, keys)
  return candidates.flatMap((one) => dueOf(one, (key) => existing.has(key)))
}

type LessonKey = Pick<UpcomingLesson, 'timingId' | 'day' | 'starts'>

function keyOf(accountId: number, { timingId, day, starts }: LessonKey, lead: ReminderLead): string {
  return `reminder:${accountId}:${timingId}:${day}:${lead}:${new Date(starts).toISOString()}`
}

/**
 * Enqueues one mail about several items, each with its own key. Items already sent are left out, and without any left
 * no mail is enqueued. Runs in the caller's transaction.
 */
async function enqueueMailBatch<Kind extends MailKind, Thing>(
  { database, now }: { database: Database; now: number },
  kind: Kind,
  things: readonly { key: string; thing: Thing }[],
  payloadOf: (unsentThings: Thing[]) => MailPayload<Kind>,
): Promise<void> {
  const fresh = await database
    .insertInto('jobs')
    .values(things.map(({ key }) => ({ kind, key, payload: '', run_at: now, done_at: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(['id', 'key'])
    .execute()
  const [carrier] = fresh
  if (!carrier) return
  const keys = new Set(fresh.map(({ key }) => key))
  const unsent = things.filter(({ key }) => keys.has(key)).map(({ thing }) => thing)
  // The other rows only store the keys of the remaining items, and are marked done.
  await database
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payloadOf(unsent)), done_at: null })
    .where('id', '=', carrier.id)
    .execute()
}
