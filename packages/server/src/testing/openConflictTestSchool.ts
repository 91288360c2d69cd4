import { expect } from 'vitest'
import { openTimetableTestSchool } from './openTimetableTestSchool.ts'

export const monday = { from: '16:00', to: '17:00', days: [1] }

/** A school with a teacher who teaches a student on Mondays at 16:00, another teacher, and ways to more of what takes time. */
export async function openConflictTestSchool() {
  const school = await openTimetableTestSchool()
  const { ask, teacher, admin, courseId, assign, newTeacher, newStudent, newClass } = school
  const make = async (of: { token: string }, classTime: object, more: object = {}) => {
    const body = { ...newClass, courseIds: [courseId], classTime, ...more }
    expect((await ask('createClass', { token: of.token, body })).status).toBe(200)
    const { data } = (await ask('listTeacherClasses', { token: of.token })).body
    const made = data.at(-1)
    return { id: made?.id ?? 0, timingId: made?.timings[0]?.id ?? 0 }
  }
  const other = await newTeacher()
  await assign(other.id)
  const student = await newStudent()
  const allotted = async (teacherId: number, classTime: object) => {
    const body = { studentId: student.id, teacherId, courseId, classTimes: [classTime] }
    expect((await ask('createAllotment', { token: admin.token, body })).status).toBe(200)
    const { teacherAllotment } = (await ask('listAllotments', { token: admin.token })).body
    const one = teacherAllotment.find((row) => row.teacher.id === teacherId)
    return { id: one?.id ?? 0, slots: one?.student_class_timings ?? [] }
  }
  const join = (of: { token: string }, classId: number, classTimings: object[]) =>
    ask('assignStudents', { token: of.token, body: { classId, students: [{ studentId: student.id, classTimings }] } })
  const own = await allotted(teacher.id, { from: '21:00', to: '22:00', days: [7] })
  const taken = await make(teacher, monday)
  expect((await join(teacher, taken.id, own.slots)).status).toBe(200)
  const edit = (of: { token: string }, id: number, classTime: object, more: object = {}) =>
    ask('editClass', {
      token: of.token,
      params: { id },
      body: { title: 'Second', link: 'meet.test', classTime, ...more },
    })
  const change = (body: object) => ask('changeLessons', { token: teacher.token, body: { scope: 'one', ...body } })
  return { ...school, other, student, make, allotted, join, edit, change, taken }
}
