import type { ClassPractice, PreviousPractice } from '@maktab/contract/schema'
import type { WallDay } from '@maktab/calendar/WallDay'
import { recordDecision } from '../audit/decisionLog.ts'
import { lockClass, readClassForDecision, readClassStudentIds } from '../classes/classQueries.ts'
import { readSettings, readToday } from '../settings/schoolSettings.ts'
import { selectAccessibleClassIds } from '../timetable/countAttendanceMarks.ts'
import type { HandlersFor, OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { bumpVersion } from '#database/transactions.ts'
import { type FieldErrors, notFound, versionConflict } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { assertNoFieldErrors, validateDays } from '#validation/validateDates.ts'
import { readPracticeDays } from './practiceDays.ts'

/** The students of a class, with their own texts of a practice. */
function readTexts(database: Database, practice: { id: number; classId: number }) {
  return database
    .selectFrom('class_students')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('practice_texts', (join) =>
      join.onRef('practice_texts.student_id', '=', 'students.id').on('practice_texts.practice_id', '=', practice.id),
    )
    .select(['students.id', 'accounts.name', 'practice_texts.text'])
    .where('class_students.class_id', '=', practice.classId)
    .orderBy('students.id')
    .execute()
}

async function readPractice(database: Database, classId: number, day: string): Promise<ClassPractice | null> {
  const practice = await database
    .selectFrom('practices')
    .select(['id', 'text', 'version'])
    .where('class_id', '=', classId)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!practice) return null
  const students = await readTexts(database, { id: practice.id, classId })
  return {
    text: practice.text ?? '',
    students: students.flatMap(({ id, name, text }) => (text ? [{ student: { id, name }, text }] : [])),
    version: practice.version,
  }
}

type Call = Pick<OperationRequest<'listClassPractice'>, 'database' | 'services' | 'query'>

/** The last practice before a day, with what the students of the class did. */
async function readPreviousPractice({ database, services, query }: Call): Promise<PreviousPractice | null> {
  const { classId, day } = query
  const practice = await database
    .selectFrom('practices')
    .select(['id', 'text', 'day'])
    .where('class_id', '=', classId)
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!practice) return null
  const { timeZone } = await readSettings(database, services)
  const daysOf = await readPracticeDays(database, timeZone, [classId])
  const { days } = daysOf(classId, practice.day as WallDay, day as WallDay)
  const done = await database
    .selectFrom('practice_days')
    .select(['student_id', 'day'])
    .where('practice_id', '=', practice.id)
    .where('day', 'in', days)
    .orderBy('day')
    .execute()
  const doneBy = Map.groupBy(done, ({ student_id }) => student_id)
  const students = (await readTexts(database, { id: practice.id, classId })).flatMap(({ id, name, text: own }) => {
    const text = own ?? practice.text
    if (!text) return []
    return [{ id, name, text, doneDays: (doneBy.get(id) ?? []).map((one) => one.day), days: days.length }]
  })
  return { day: practice.day, text: practice.text ?? '', students }
}

/** Decision 320: what a class practises until the next lesson, set by its teacher or the office. */
export const classPracticeHandlers: HandlersFor<'listClassPractice' | 'savePractice'> = {
  listClassPractice: async (call) => {
    const { database, account, query } = call
    const { classId, day } = query
    assertNoFieldErrors(validateDays({ day: { day } }))
    await selectAccessibleClassIds({ database, account })
      .where('classes.id', '=', classId)
      .executeTakeFirstOrThrow(notFound)
    return { practice: await readPractice(database, classId, day), previous: await readPreviousPractice(call) }
  },

  savePractice: async (call) => {
    const { database, body } = call
    const { classId, day, text, students = [], version } = body
    if (!(await lockClass(call, classId))) throw notFound()
    assertNoFieldErrors(validateDays({ day: { day, today: await readToday(call) } }))
    const members = new Set(await readClassStudentIds(database, classId))
    const strangers = students.flatMap(({ id }, index): [string, FieldErrors[string]][] =>
      members.has(id) ? [] : [[`students[${index}].id`, [message('This student isn’t in this class.')]]],
    )
    assertNoFieldErrors(Object.fromEntries(strangers))
    const own = new Map(students.flatMap(({ id, text: ownText }) => (ownText ? [[id, ownText]] : [])))

    const existing = await database
      .selectFrom('practices')
      .select('id')
      .where('class_id', '=', classId)
      .where('day', '=', day)
      .executeTakeFirst()
    if (existing) await bumpVersion(database, 'practices', existing.id, version)
    else if (version !== undefined) throw versionConflict()
    const isEmpty = !text && own.size === 0
    if (!existing && isEmpty) return { message: message('Practice saved') }
    if (existing && isEmpty) await database.deleteFrom('practices').where('id', '=', existing.id).execute()
    else {
      const { id } = await database
        .insertInto('practices')
        .values({ class_id: classId, day, text: text || null })
        .onConflict((conflict) => conflict.columns(['class_id', 'day']).doUpdateSet({ text: text || null }))
        .returning('id')
        .executeTakeFirstOrThrow()
      await database.deleteFrom('practice_texts').where('practice_id', '=', id).execute()
      const texts = [...own].map(([studentId, ownText]) => ({ practice_id: id, student_id: studentId, text: ownText }))
      if (texts.length > 0) await database.insertInto('practice_texts').values(texts).execute()
    }
    await recordDecision(call, { kind: 'savePractice', ...(await readClassForDecision(database, classId)), day })
    return { message: message('Practice saved') }
  },
}
