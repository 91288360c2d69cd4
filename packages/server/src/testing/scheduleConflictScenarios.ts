import { expect } from 'vitest'
import { openTimetableTestSchool } from './openClassTestSchool.ts'
import type { OperationId } from '@maktab/contract/calls'

const monday = { from: '16:00', to: '17:00', days: [1] }

/** A school with a teacher who has a class with a student on Mondays at 16:00, another teacher, and helpers to add classes. */
export async function openConflictTestSchool() {
  const school = await openTimetableTestSchool()
  const { api, teacher, admin, courseId, assign, newTeacher, newStudent, newClass } = school
  const make = async (of: { token: string }, classTime: object, more: object = {}) => {
    const body = { ...newClass, courseIds: [courseId], classTime, ...more }
    expect((await api('createClass', { token: of.token, body })).status).toBe(200)
    const { data } = (await api('listTeacherClasses', { token: of.token })).body
    const made = data.at(-1)
    return { id: made?.id ?? 0, timingId: made?.timings[0]?.id ?? 0 }
  }
  const other = await newTeacher()
  await assign(other.id)
  const student = await newStudent()
  const allotted = async (teacherId: number, classTime: object) => {
    const body = { studentId: student.id, teacherId, courseId, classTimes: [classTime] }
    expect((await api('createAllotment', { token: admin.token, body })).status).toBe(200)
    const { teacherAllotment } = (await api('listAllotments', { token: admin.token })).body
    const one = teacherAllotment.find((row) => row.teacher.id === teacherId)
    return { id: one?.id ?? 0, slots: one?.student_class_timings ?? [] }
  }
  const join = (of: { token: string }, classId: number, classTimings: object[]) =>
    api('assignStudents', { token: of.token, body: { classId, students: [{ studentId: student.id, classTimings }] } })
  const own = await allotted(teacher.id, { from: '21:00', to: '22:00', days: [7] })
  const taken = await make(teacher, monday)
  expect((await join(teacher, taken.id, own.slots)).status).toBe(200)
  const edit = (of: { token: string }, id: number, classTime: object, more: object = {}) =>
    api('editClass', {
      token: of.token,
      params: { id },
      body: { title: 'Second', link: 'meet.test', classTime, ...more },
    })
  const change = (body: object) => api('changeLessons', { token: teacher.token, body: { scope: 'one', ...body } })
  return { ...school, other, student, make, createAllotment: allotted, join, edit, change, taken }
}

const evening = { from: '19:00', to: '20:00', days: [1] }

type Path = Extract<
  OperationId,
  | 'createClass'
  | 'scheduleClass'
  | 'editClass'
  | 'assignStudents'
  | 'createAllotment'
  | 'updateAllotment'
  | 'runImport'
  | 'changeLessons'
  | 'undoLessonChange'
>

type School = Awaited<ReturnType<typeof openConflictTestSchool>>

/** Every way to cause a schedule conflict, by operation: each prepares the school and returns the conflicting request. */
export const scheduleConflictScenarios: Record<
  Path,
  Record<string, (school: School) => Promise<() => Promise<{ status: number }>>>
> = {
  createClass: {
    'at a time of the teacher':
      async ({ api, teacher, courseId, newClass }) =>
      () =>
        api('createClass', { token: teacher.token, body: { ...newClass, courseIds: [courseId], classTime: monday } }),
  },
  scheduleClass: {
    'at a time of the teacher, as the second time':
      async ({ api, admin, teacher, courseId }) =>
      () =>
        api('scheduleClass', {
          token: admin.token,
          body: { teacherID: teacher.id, title: 'Twice a week', times: [evening, monday], courseIds: [courseId] },
        }),
  },
  editClass: {
    'to another time': async ({ make, teacher, edit }) => {
      const { id } = await make(teacher, evening)
      return () => edit(teacher, id, monday)
    },
    'to a longer run': async ({ make, teacher, edit }) => {
      const { id } = await make(teacher, evening, { ends: '2026-12-31' })
      await make(teacher, evening, { starts: '2027-01-01' })
      return () => edit(teacher, id, evening, { ends: null })
    },
    'to a longer run, of another time than the form names': async ({ make, teacher, edit, database }) => {
      const { id } = await make(teacher, evening, { ends: '2026-12-31' })
      await database
        .insertInto('class_timings')
        .values({ class_id: id, time_from: '21:00', time_to: '22:00', days: '2' })
        .execute()
      await make(teacher, { from: '21:00', to: '22:00', days: [2] }, { starts: '2027-01-01' })
      return () => edit(teacher, id, evening, { ends: null })
    },
  },
  assignStudents: {
    'of a student who has another class at that time': async ({ make, createAllotment, join, other }) => {
      const { slots } = await createAllotment(other.id, evening)
      const { id } = await make(other, monday)
      return () => join(other, id, slots)
    },
    'of a student who has another class when a lesson was moved to': async ({
      api,
      make,
      createAllotment,
      join,
      other,
    }) => {
      const { slots } = await createAllotment(other.id, evening)
      const { id, timingId } = await make(other, { ...monday, days: [2] })
      const to = { day: '2026-11-23', from: '16:00', to: '17:00' }
      const body = { classId: id, timingId, day: '2026-11-24', scope: 'one', change: 'move', to }
      expect((await api('changeLessons', { token: other.token, body })).status).toBe(200)
      return () => join(other, id, slots)
    },
  },
  createAllotment: {
    'of a student who has a class then':
      async ({ api, admin, other, student, courseId }) =>
      () =>
        api('createAllotment', {
          token: admin.token,
          body: { studentId: student.id, teacherId: other.id, courseId, classTimes: [monday] },
        }),
  },
  updateAllotment: {
    'to a time when the student has a class': async ({ api, admin, other, student, courseId, createAllotment }) => {
      const { id, slots } = await createAllotment(other.id, evening)
      const body = { studentId: student.id, teacherId: other.id, courseId }
      const classTimes = [{ ...monday, id: slots[0]?.id }]
      return () => api('updateAllotment', { token: admin.token, params: { id }, body: { ...body, classTimes } })
    },
    'to an hour, by a form that names no days': async ({ api, admin, other, student, courseId, createAllotment }) => {
      const { id, slots } = await createAllotment(other.id, evening)
      const body = { studentId: student.id, teacherId: other.id, courseId }
      const classTimes = [{ id: slots[0]?.id, from: '16:00', to: '17:00' }]
      return () => api('updateAllotment', { token: admin.token, params: { id }, body: { ...body, classTimes } })
    },
    'to another teacher, who has a class then': async (school) => {
      const { api, admin, make, other, newTeacher, newStudent, assign, courseId } = school
      const third = await newTeacher()
      await assign(third.id)
      await make(other, evening)
      const { id: studentId } = await newStudent()
      const body = { studentId, courseId, classTimes: [evening] }
      const made = await api('createAllotment', { token: admin.token, body: { ...body, teacherId: third.id } })
      expect(made.status).toBe(200)
      const { teacherAllotment } = (await api('listAllotments', { token: admin.token })).body
      const id = teacherAllotment.at(-1)?.id ?? 0
      // The other teacher already has an allotment at this hour, in another course.
      const another = await school.newCourse('Grammar')
      await assign(other.id, another)
      const { id: second } = await newStudent()
      const promise = { studentId: second, teacherId: other.id, courseId: another, classTimes: [evening] }
      expect((await api('createAllotment', { token: admin.token, body: promise })).status).toBe(200)
      return () =>
        api('updateAllotment', { token: admin.token, params: { id }, body: { ...body, teacherId: other.id } })
    },
  },
  runImport: {
    'of an allotment at a time when the teacher has another one, if the school refuses conflicts': async (school) => {
      const { api, admin, database, other, newCourse, assign, createAllotment } = school
      await createAllotment(other.id, evening)
      const another = await newCourse('Grammar')
      await assign(other.id, another)
      const { settings } = (await api('getSettings')).body
      const refusing = { ...settings, version: undefined, clashes: 'refuse' }
      expect((await api('saveSettings', { token: admin.token, body: refusing })).status).toBe(200)
      await database.updateTable('teachers').set({ teach_id: 'T-9' }).where('id', '=', other.id).execute()
      const { id } = await school.newStudent()
      await database.updateTable('students').set({ std_id: 'S-9' }).where('id', '=', id).execute()
      const rows = [{ student: 'S-9', teacher: 'T-9', course: 'Grammar', times: 'Mon 19:30-20:30' }]
      const body = { import: 'c'.repeat(32), kind: 'allotments', start: 0, rows }
      expect((await api('previewImport', { token: admin.token, body })).status).toBe(200)
      const choices = { import: body.import, count: 1, updatesExisting: false, invites: false }
      return () => api('runImport', { token: admin.token, body: choices })
    },
  },
  changeLessons: {
    'moves a lesson': async ({ make, teacher, change }) => {
      const { id, timingId } = await make(teacher, evening)
      const to = { day: '2026-11-23', from: '16:30', to: '17:30' }
      return () => change({ classId: id, timingId, day: '2026-11-23', change: 'move', to })
    },
    'moves the rest': async ({ make, teacher, change }) => {
      const { id, timingId } = await make(teacher, evening)
      const to = { day: '2026-11-23', from: '16:30', to: '17:30' }
      return () => change({ classId: id, timingId, day: '2026-11-23', change: 'move', scope: 'rest', to })
    },
    'brings a lesson back': async ({ make, teacher, change, taken }) => {
      const lesson = { classId: taken.id, timingId: taken.timingId, day: '2026-11-23' }
      expect((await change({ ...lesson, change: 'cancel' })).status).toBe(200)
      await make(teacher, monday, { starts: '2026-11-23', ends: '2026-11-23' })
      return () => change({ ...lesson, change: 'restore' })
    },
  },
  undoLessonChange: {
    'of a lesson whose time was taken': async ({ api, make, teacher, change, taken }) => {
      const lesson = { classId: taken.id, timingId: taken.timingId, day: '2026-11-23' }
      const { body } = await change({ ...lesson, change: 'cancel' })
      await make(teacher, monday, { starts: '2026-11-23', ends: '2026-11-23' })
      return () => api('undoLessonChange', { token: teacher.token, params: { id: body.change } })
    },
  },
}
