import { addDays, type WallDay } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import type { DemoDates } from './demoDates.ts'

const [latin = '', urdu = ''] = examples.listOwnPractice[200].typical.practices.map(({ text }) => text)
const { practice, previous } = examples.listClassPractice[200].typical

/** Practice of the last lessons of a class, the newest first, and the texts of single students. */
const practised = [
  { classId: 1, texts: [latin, previous.text], own: practice.students },
  { classId: 3, texts: [urdu], own: [] },
  { classId: 6, texts: ['أعرب الجمل الثلاث الأولى من الدرس كتابةً.'], own: [] },
]
/** One day in so many has no practice; students differ. */
const getMissed = (studentId: number) => 2 + (studentId % 4)

/** Adds practice to the last lessons of three classes, done on most days until yesterday. */
export async function addPractice(database: Database, { today }: DemoDates): Promise<void> {
  for (const { classId, texts, own } of practised) {
    const members = await database
      .selectFrom('class_students')
      .select('student_id')
      .where('class_id', '=', classId)
      .execute()
    const lessons = await database
      .selectFrom('attendance')
      .select('date')
      .distinct()
      .where('class_id', '=', classId)
      .where('date', '<', today)
      .orderBy('date', 'desc')
      .limit(texts.length)
      .execute()
    for (const [index, { date }] of lessons.entries()) {
      const { id } = await database
        .insertInto('practices')
        .values({ class_id: classId, day: date, text: texts[index] ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
      const single = index === 0 ? own : []
      if (single.length > 0) {
        await database
          .insertInto('practice_texts')
          .values(single.map(({ student, text }) => ({ practice_id: id, student_id: student.id, text })))
          .execute()
      }
      const end = lessons[index - 1]?.date ?? today
      const days: WallDay[] = []
      for (let day = addDays(date as WallDay, 1); day < end; day = addDays(day, 1)) days.push(day)
      const done = days.flatMap((day, place) =>
        members.flatMap(({ student_id }) =>
          place % getMissed(student_id) === 0 ? [] : [{ practice_id: id, student_id, day }],
        ),
      )
      if (done.length > 0) await database.insertInto('practice_days').values(done).execute()
    }
  }
}
