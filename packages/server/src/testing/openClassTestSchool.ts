import { openTestSchool } from './openTestSchool.ts'
import { allotmentHandlers } from '../features/allotments/allotmentHandlers.ts'
import { attendanceHandlers } from '../features/attendance/attendanceHandlers.ts'
import { classHandlers } from '../features/classes/classHandlers.ts'
import { classStudentHandlers } from '../features/classes/classStudentHandlers.ts'
import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'
import { serializeWeekdays } from '../validation/weekdays.ts'

/** A test school with a teacher who has one course, and helpers to add classes and students. */
export async function openClassTestSchool() {
  const school = await openTestSchool({
    handlers: { ...classHandlers, ...classStudentHandlers, ...attendanceHandlers, ...allotmentHandlers },
  })
  const { api, database } = school
  const admin = await school.admin()
  const teacher = await school.teacher()
  const courseId = await school.course()

  const assign = (teacherId: number, course = courseId) =>
    database.insertInto('course_assignments').values({ teacher_id: teacherId, course_id: course }).execute()
  await assign(teacher.id)

  const newClass = { title: 'Monday group', link: 'meet.test/monday', classTime: { from: '16:00', to: '17:00' } }
  type Making = { of?: { token: string }; courseIds?: number[]; classTime?: object; starts?: string; ends?: string }
  const makeClass = async ({ of = teacher, courseIds = [courseId], ...more }: Making = {}) => {
    await api('createClass', { token: of.token, body: { ...newClass, courseIds, ...more } })
    const { data } = (await api('listTeacherClasses', { token: of.token })).body
    const [last] = data.slice(-1)
    if (!last) throw new Error('The class was not created.')
    return { ...last, timingId: last.timings[0]?.id ?? 0 }
  }

  /** Allots a student to a teacher; returns the slots in the form of `assignStudents`. */
  const allot = async (studentId: number, { to = teacher, course = courseId, from = '16:00' } = {}) => {
    const body = { studentId, teacherId: to.id, courseId: course, classTimes: [{ from, to: '17:00' }] }
    await api('createAllotment', { token: admin.token, body })
    const { teacherAllotment } = (await api('listAllotments', { token: admin.token })).body
    const [last] = teacherAllotment.slice(-1)
    if (!last) throw new Error('The allotment was not created.')
    return { id: last.id, classTimings: last.student_class_timings }
  }

  /** Adds a student who is allotted to the teacher and in the class. */
  const addStudentToClass = async (classId: number) => {
    const student = await school.student()
    const { classTimings } = await allot(student.id)
    const body = { classId, students: [{ studentId: student.id, classTimings }] }
    await api('assignStudents', { token: teacher.token, body })
    return student
  }
  const { teacher: newTeacher, student: newStudent, course: newCourse, ...others } = school
  const people = { newTeacher, newStudent, newCourse, admin, teacher, courseId }
  return { ...others, ...people, assign, newClass, makeClass, allot, addStudentToClass }
}

type TestClassOptions = {
  days?: number[]
  starts?: string
  ends?: string
  title?: string
  classTime?: { from: string; to: string }
}

/** A test school with classes on days of the week; the time is Saturday, 21 November 2026, 08:00 UTC. */
export async function openTimetableTestSchool() {
  const school = await openClassTestSchool()
  const { api, database, advanceClock, now } = school

  const makeClass = async ({
    days,
    starts,
    ends,
    ...more
  }: TestClassOptions & { of?: typeof school.teacher; courseIds?: number[] } = {}) => {
    const made = await school.makeClass(more)
    await database
      .updateTable('class_timings')
      .set({ days: serializeWeekdays(days) })
      .where('class_id', '=', made.id)
      .execute()
    const run = { starts: starts ?? null, ends: ends ?? null }
    await database.updateTable('classes').set(run).where('id', '=', made.id).execute()
    return made
  }
  const mark = (class_id: number, student_id: number, date: string) =>
    database.insertInto('attendance').values({ class_id, student_id, date, status: 'present' }).execute()
  const setZone = async (timeZone: string) => {
    const { settings } = (await api('getSettings')).body
    const { version: _first, ...typed } = settings
    await database
      .insertInto('settings')
      .values({ key: SETTINGS_KEY, value: JSON.stringify({ ...typed, timeZone }) })
      .execute()
  }
  /** Sets the clock and extends all sessions, which would otherwise expire after a day. */
  const setClock = async (at: number) => {
    advanceClock(at - now())
    await database
      .updateTable('sessions')
      .set({ created_at: at, expires_at: at + 86_400_000 })
      .execute()
  }
  return { ...school, makeClass, mark, setZone, setClock }
}
