import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { owe } from '../mail/owe.ts'
import type { Became } from './LessonAct.ts'

type Calling = { database: Database; now: number; account: Account }
type Told = { classId: number; became: Became; note: string | null; timeZone: string }

/**
 * Owes the students of a class a mail about what became of lessons, and its teacher too if somebody else did it; not
 * those who chose to hear nothing of it.
 */
export async function tellLessonsChanged(call: Calling, { classId, became, note, timeZone }: Told): Promise<void> {
  if (became.before === null && became.after === null) return
  const { database, account } = call
  const { title } = await database
    .selectFrom('classes')
    .select('title')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  const people = await database
    .selectFrom('accounts')
    .leftJoin('reminder_choices', 'reminder_choices.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.language', 'reminder_choices.value'])
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
  for (const { email, language, value } of people) {
    const choices = JSON.parse(value ?? '{}') as { changes?: boolean }
    if (choices.changes === false) continue
    await owe(call, 'lessonsChanged', { to: email, language, title, ...became, note, timeZone })
  }
}
