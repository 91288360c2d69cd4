import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { enqueueTeachingMails } from './teachingMails.ts'
import { lockPerson } from '../auth/lockPeople.ts'
import { assertTeacherActive } from '../teachers/teacherQueries.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readSeriesByTiming } from './studentTimings.ts'

type Context = Pick<OperationRequest<'editClass'>, 'database' | 'services' | 'now'>
type HandOver = { classId: number; to: number; goOn: boolean | undefined }

/**
 * Assigns a class to another teacher, with its students, marks and reports. The teacher must be active, be assigned to
 * its courses, and have no conflict with its times.
 */
export async function handOverClass(place: Context, { classId, to, goOn }: HandOver): Promise<void> {
  const { database } = place
  const { teacher_id: from } = await database
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  if (from === to) return
  await lockPerson(database, 'teachers', to)
  await checkTeacher(database, classId, to)
  await checkScheduleConflicts(
    place,
    {
      kind: 'class',
      teacherId: to,
      studentIds: [],
      editing: { id: classId },
      times: [...(await readSeriesByTiming(database, classId)).values()],
    },
    { goOn, isAdmin: true, fieldOf: () => 'teacherID' },
  )
  await database.updateTable('classes').set({ teacher_id: to }).where('id', '=', classId).execute()
  await enqueueTeachingMails(place, 'classHandedOver', {
    of: 'teachers',
    ids: [to],
    payload: { classId },
    key: `class ${classId} from ${from}`,
  })
}

async function checkTeacher(database: Database, classId: number, id: number): Promise<void> {
  await assertTeacherActive(database, id, 'teacherID')
  const untaught = await database
    .selectFrom('class_courses')
    .innerJoin('courses', 'courses.id', 'class_courses.course_id')
    .leftJoin('course_assignments', (join) =>
      join
        .onRef('course_assignments.course_id', '=', 'class_courses.course_id')
        .on('course_assignments.teacher_id', '=', id),
    )
    .select('courses.id')
    .where('class_id', '=', classId)
    .where('courses.archived_at', 'is', null)
    .where('course_assignments.id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (untaught) throw invalidField('teacherID', message('This course isn’t assigned to this teacher.'))
}
