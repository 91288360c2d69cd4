import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

/** A class with a student and a mark, and a second teacher of its course. */
async function open() {
  const school = await openClassTestSchool()
  const { api, admin, teacher, makeClass, addStudentToClass, newTeacher, assign } = school
  const monday = await makeClass({ classTime: { from: '16:00', to: '17:00', days: [1] } })
  const student = await addStudentToClass(monday.id)
  const body = { classId: monday.id, studentId: student.id, date: '2026-11-16', status: 'present' }
  await api('saveAttendance', { token: teacher.token, params: { recordId: 0 }, body })
  const other = await newTeacher()
  await assign(other.id)
  type Sending = { token?: string; goOn?: boolean }
  const edit = (teacherID: number, { token = admin.token, ...more }: Sending = {}) =>
    api('editClass', {
      token,
      params: { id: monday.id },
      body: {
        title: monday.title,
        link: 'meet.test/monday',
        classTime: { from: '16:00', to: '17:00' },
        teacherID,
        ...more,
      },
    })
  return { ...school, monday, student, other, edit }
}

test('an administrator hands a class over to another teacher, who can then mark its students', async () => {
  const { api, database, admin, teacher, other, monday, student, edit } = await open()
  expect((await edit(other.id)).status).toBe(200)
  const classesOf = async ({ token }: { token: string }) => (await api('listTeacherClasses', { token })).body.data
  expect([await classesOf(teacher), (await classesOf(other)).map(({ id }) => id)]).toEqual([[], [monday.id]])
  const { data } = (await api('listAllClasses', { token: admin.token })).body
  expect(data.map(({ teacherID }) => teacherID)).toEqual([other.id])
  const { attendences } = (await api('listAttendance', { token: other.token, params: { classId: monday.id } })).body
  expect(attendences).toHaveLength(1)
  const body = { classId: monday.id, studentId: student.id, date: '2026-11-18', status: 'absent' }
  const mark = ({ token }: { token: string }) => api('saveAttendance', { token, params: { recordId: 0 }, body })
  expect([(await mark(teacher)).status, (await mark(other)).status]).toEqual([404, 200])
  // The class survives the deletion of its first teacher.
  await api('deleteTeacher', { token: admin.token, body: { teacherID: teacher.id } })
  expect(await database.selectFrom('classes').select('archived_at').execute()).toEqual([{ archived_at: null }])
})

test('only administrators can hand over a class', async () => {
  const { teacher, other, edit } = await open()
  expect((await edit(other.id, { token: teacher.token })).status).toBe(403)
})

test('a class can’t be handed over to a teacher who can’t teach it', async () => {
  const { api, admin, newTeacher, makeClass, other, edit } = await open()
  const rejected = async (teacherID: number) => {
    const { status, body } = await edit(teacherID)
    return [status, body.error]
  }
  const errorOf = (message: string) => [422, { teacherID: [message] }]
  expect(await rejected((await newTeacher()).id)).toEqual(errorOf('This course isn’t assigned to this teacher.'))
  const applicant = await newTeacher('pending')
  expect(await rejected(applicant.id)).toEqual(errorOf('This teacher isn’t active.'))
  const deleted = await newTeacher()
  await api('deleteTeacher', { token: admin.token, body: { teacherID: deleted.id } })
  for (const id of [deleted.id, 99]) expect(await rejected(id)).toEqual(errorOf('This teacher no longer exists.'))
  await makeClass({ of: other, classTime: { from: '16:30', to: '17:30', days: [1] } })
  expect(await rejected(other.id)).toEqual([422, { teacherID: [expect.stringContaining('Monday group')] }])
  expect((await edit(other.id, { goOn: true })).status).toBe(200)
})
