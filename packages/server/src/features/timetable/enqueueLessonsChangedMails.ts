import type { WallDay } from '@maktab/calendar/WallDay'
import { instantIn } from '@maktab/calendar/zones'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { readReminderPreferences } from '../reminders/readReminderPreferences.ts'
import { type QuietHours, findQuietPeriod } from '../reminders/quietHours.ts'
import type { LessonOutcome } from './LessonChangeRecord.ts'

type CallerContext = { database: Database; now: number; account: Account }
type LessonsChanged = { classId: number; became: LessonOutcome; note: string | null; timeZone: string }

/**
 * Owes the students of a class a mail about what became of lessons, and its teacher too if somebody else did it; not
 * those who chose to hear nothing of it. At night it waits for the morning, where the morning is early enough.
 */
export async function enqueueLessonsChangedMails(
  call: CallerContext,
  { classId, became, note, timeZone }: LessonsChanged,
): Promise<void> {
  if (became.before === null && became.after === null) return
  const { database, account } = call
  const { title } = await database
    .selectFrom('classes')
    .select('title')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  const people = await database
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.role', 'accounts.email', 'accounts.language'])
    .where('accounts.status', '=', 'active')
    .where('accounts.id', '!=', account.id)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb(
          'accounts.id',
          'in',
          selectFrom('class_students')
            .innerJoin('students', 'students.id', 'class_students.student_id')
            .select('students.account_id')
            .where('class_id', '=', classId),
        ),
        eb(
          'accounts.id',
          'in',
          selectFrom('classes')
            .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
            .select('teachers.account_id')
            .where('classes.id', '=', classId),
        ),
      ]),
    )
    .orderBy('accounts.id')
    .execute()
  const choices = await readReminderPreferences(database, people)
  for (const { id, email, language } of people) {
    const chosen = choices.get(id)
    if (!chosen?.changes) continue
    const quiet = { zone: chosen.timeZone ?? timeZone, from: chosen.quietFrom, to: chosen.quietTo }
    const at = timeToSay(call.now, { became, timeZone, quiet })
    await enqueueMail({ database, now: at }, 'lessonsChanged', {
      to: email,
      language,
      title,
      ...became,
      note,
      timeZone,
    })
  }
}

type Said = { became: LessonOutcome; timeZone: string; quiet: QuietHours }

/** Now, or when their night ends, unless the lesson was to begin before that, or does so now. */
function timeToSay(now: number, { became: { before, after }, timeZone, quiet }: Said): number {
  const night = findQuietPeriod(quiet, now)
  if (!night) return now
  const begins = [before, after].flatMap((place) =>
    place ? [instantIn(timeZone, place.day as WallDay, place.from)] : [],
  )
  return begins.some((instant) => instant < night.to) ? now : night.to
}
