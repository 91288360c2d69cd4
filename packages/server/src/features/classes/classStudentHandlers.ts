import type { HandlersFor, OperationRequest, Services } from '#contract/Handler.ts'
import { enqueueTeachingMails } from './teachingMails.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { lockClass, ownsClass, readTeacherId, selectClasses, toClasses, readClassStudentIds } from './classQueries.ts'
import { resolveChosenTimings, saveStudentTimings, readSeriesByTiming } from './studentTimings.ts'
import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import { findStudentId } from '../auth/lockPeople.ts'
import type { Database } from '#database/openDatabase.ts'
import { readToday, createDayFormatter } from '../settings/schoolSettings.ts'
import { readStudentClassCourses } from './readStudentClassCourses.ts'

type Teachers = 'listClassStudents' | 'listClassAssignments' | 'assignStudents' | 'removeClassStudent'
type Students = 'listStudentClasses' | 'listCourseClasses'

/** Membership of classes: 2§2 “Teacher add-student” and “Student enrolled courses”. */
export const classStudentHandlers: HandlersFor<Teachers | Students> = {
  listClassStudents: async ({ params, database, account }) => {
    if (!(await ownsClass({ database, account }, params.id))) throw notFound()
    const students = await database
      .selectFrom('class_students')
      .innerJoin('students', 'students.id', 'class_students.student_id')
      .select(['students.id', 'students.std_id'])
      .where('class_students.class_id', '=', params.id)
      .orderBy('class_students.id')
      .execute()
    return { students }
  },

  listClassAssignments: async ({ database, account }) => {
    const rows = await database
      .selectFrom('classes')
      .innerJoin('class_students', 'class_students.class_id', 'classes.id')
      .innerJoin('students', 'students.id', 'class_students.student_id')
      .select(['class_students.id', 'classes.id as classId', 'classes.title', 'students.id as studentId'])
      .select('students.std_id')
      .where('classes.teacher_id', '=', await readTeacherId({ database, account }))
      .where('classes.archived_at', 'is', null)
      .orderBy('class_students.id')
      .execute()
    const students = rows.map(({ id, classId, title, studentId, std_id }) => ({
      id,
      classID: classId,
      class: { title },
      student: { id: studentId, std_id },
    }))
    return { students }
  },

  // A student already in the class stays in it, with the newly chosen times.
  assignStudents: async (call) => {
    const { body, database, account } = call
    const { classId, goOn } = body
    if (!(await lockClass({ database, account }, classId)))
      throw invalidField('classId', message('Please select a class'))
    const teacherId = await readTeacherId({ database, account })
    const chosen = await resolveChosenTimings(database, teacherId, body.students)
    const students = [...chosen.keys()]
    const members = new Set(await readClassStudentIds(database, classId))
    await checkJoiningConflicts(call, { classId, teacherId, studentIds: students, goOn })
    await database
      .insertInto('class_students')
      .values(students.map((student_id) => ({ class_id: classId, student_id })))
      .onConflict((conflict) => conflict.columns(['class_id', 'student_id']).doNothing())
      .execute()
    const links = await database
      .selectFrom('class_students')
      .select(['id', 'student_id'])
      .where('class_id', '=', classId)
      .where('student_id', 'in', students)
      .execute()
    await saveStudentTimings(
      database,
      links.map((link) => ({ linkId: link.id, timings: chosen.get(link.student_id) ?? [] })),
    )
    await enqueueTeachingMails(call, 'classJoined', {
      of: 'students',
      ids: students.filter((id) => !members.has(id)),
      payload: { classId },
      key: `joined class ${classId}`,
    })
    return { message: message('Students assigned to class successfully') }
  },

  removeClassStudent: async ({ params, database, account }) => {
    if (!(await lockClass({ database, account }, params.classId))) throw notFound()
    const { numDeletedRows } = await database
      .deleteFrom('class_students')
      .where('id', '=', params.linkId)
      .where('class_id', '=', params.classId)
      .where('student_id', '=', params.studentId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    return { message: message('Student removed from class') }
  },

  listStudentClasses: async (call) => ({ classes: await readStudentClasses(call) }),

  listCourseClasses: async (call) => ({ classes: await readStudentClasses(call, call.params.courseId) }),
}

type Context = Pick<OperationRequest<'assignStudents'>, 'database' | 'services' | 'now'>
type JoinRequest = { classId: number; teacherId: number; studentIds: readonly number[]; goOn: boolean | undefined }

/** Rejects students with a schedule conflict, each at their field. */
async function checkJoiningConflicts(
  place: Context,
  { classId, teacherId, studentIds, goOn }: JoinRequest,
): Promise<void> {
  const { database } = place
  const times = [...(await readSeriesByTiming(database, classId)).values()]
  const members = new Set(await readClassStudentIds(database, classId))
  for (const [index, studentId] of studentIds.entries()) {
    if (members.has(studentId)) continue
    await checkScheduleConflicts(
      place,
      { kind: 'class', teacherId, studentIds: [studentId], editing: { id: classId }, times, isExistingClass: true },
      { goOn, isAdmin: false, fieldOf: () => `students[${index}].studentId` },
    )
  }
}

type CallerContext = Pick<OperationRequest<'listStudentClasses'>, 'database' | 'account' | 'services' | 'now'>

/** The classes of the calling student, one entry per course taught to them, or only those of one course. */
async function readStudentClasses({ database, account, services, now }: CallerContext, courseId?: number) {
  const studentId = await findStudentId(database, account.id)
  if (studentId === undefined) return []
  const rows = await selectClasses(database)
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .where('class_students.student_id', '=', studentId)
    .execute()
  const coursesOf = await readStudentClassCourses(database, studentId)
  const reportedOn = await readReportDays({ database, services, studentId })
  const today = await readToday({ database, services, now })
  return toClasses(rows, today).flatMap(({ id, title, classLink, starts, ends, teacher_class_timings }) => {
    return coursesOf(id)
      .filter((course) => courseId === undefined || course.id === courseId)
      .map((course) => ({
        class: { id, title, classLink, starts, ends, teacher_class_timings },
        course,
        reported: reportedOn(id, course.id),
      }))
  })
}

type StudentContext = { database: Database; services: Pick<Services, 'timeZone'>; studentId: number }

/** When the report on a student in each class and course was last saved; null without a report. */
async function readReportDays({ database, services, studentId }: StudentContext) {
  const dayOf = await createDayFormatter(database, services)
  const rows = await database
    .selectFrom('reports')
    .select(['class_id', 'course_id', 'updated_at'])
    .where('student_id', '=', studentId)
    .orderBy('updated_at')
    .execute()
  const days = new Map(rows.map((row) => [`${row.class_id} ${row.course_id}`, dayOf(row.updated_at)]))
  return (classId: number, courseId: number): string | null => days.get(`${classId} ${courseId}`) ?? null
}
