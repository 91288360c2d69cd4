import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { studentHandlers } from './studentHandlers.ts'

async function open() {
  const school = await openTestSchool({ handlers: studentHandlers })
  const { token } = await school.admin()
  const time = async (student_id: number, course_id: number) => {
    const values = { student_id, course_id, time_from: '10:00', time_to: '11:00' }
    const created = await school.database
      .insertInto('student_timings')
      .values(values)
      .returning('id')
      .executeTakeFirst()
    return created?.id ?? 0
  }
  return { ...school, adminToken: token, time }
}

// proves GET student/get-filtered-stds/{courseId}
test('the course filter returns students who requested the course or have it', async () => {
  const { api, student, course, database, adminToken, time, now } = await open()
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  const [paid, pending, rejected, timed, both, deleted] = [
    await student(),
    await student(),
    await student(),
    await student(),
    await student(),
    await student('archived'),
  ]
  const buy = (student_id: number, status: 'paid' | 'pending' | 'rejected', course_id = letters) =>
    database
      .insertInto('purchases')
      .values({ student_id, course_id, receipt: 'r', method: 'PayPal', status, created_at: now(), decided_at: null })
      .execute()
  await buy(paid.id, 'paid')
  await buy(pending.id, 'pending')
  await buy(rejected.id, 'rejected')
  await buy(rejected.id, 'paid', grammar)
  await time(timed.id, letters)
  await buy(both.id, 'paid')
  await time(both.id, letters)
  await time(both.id, grammar)
  await time(deleted.id, letters)
  const filter = (courseId: number) => api('filterStudents', { token: adminToken, params: { courseId } })
  const { students } = (await filter(letters)).body
  expect(students.map(({ id }) => id)).toEqual([paid.id, pending.id, timed.id, both.id])
  expect(students[3]?.class_course_data).toMatchObject([{ course_name: 'Letters' }, { course_name: 'Grammar' }])
  expect((await filter(await course('Nobody’s'))).body).toEqual({ students: [] })
  expect((await filter(999)).status).toBe(404)
})

// proves DELETE student/delete/{id}
test('a deleted student leaves classes and allotments, keeps the history, and frees the email', async () => {
  const { api, student, teacher, course, database, adminToken } = await open()
  const [deleted, stays] = [await student(), await student()]
  const { id: teacher_id } = await teacher()
  const course_id = await course()
  const created = await database
    .insertInto('classes')
    .values({ teacher_id, title: 'Letters', link: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { id: student_id } of [deleted, stays]) {
    await database.insertInto('class_students').values({ class_id: created.id, student_id }).execute()
    await database.insertInto('allotments').values({ student_id, teacher_id, course_id }).execute()
    await database
      .insertInto('attendance')
      .values({ class_id: created.id, student_id, date: '2026-11-01', status: 'present' })
      .execute()
  }
  const remove = () => api('deleteStudent', { token: adminToken, params: { id: deleted.id } })
  expect((await remove()).body).toEqual({ message: 'Student deleted' })
  expect((await remove()).status).toBe(404)

  const { students } = (await api('listStudents', { token: adminToken })).body
  expect(students.map(({ id }) => id)).toEqual([stays.id])
  expect((await api('getCurrentUser', { token: deleted.token })).status).toBe(401)
  expect((await api('signIn', { body: { email: deleted.email, password: PASSWORD } })).status).toBe(401)
  const studentsIn = async (table: 'class_students' | 'allotments' | 'attendance') => {
    const rows = await database.selectFrom(table).select('student_id').orderBy('student_id').execute()
    return rows.map(({ student_id }) => student_id)
  }
  expect(await studentsIn('class_students')).toEqual([stays.id])
  expect(await studentsIn('allotments')).toEqual([stays.id])
  expect(await studentsIn('attendance')).toEqual([deleted.id, stays.id])
  const code = { id: deleted.id, studentID: 'S-new' }
  expect((await api('assignStudentId', { token: adminToken, body: code })).status).toBe(404)
})

// proves DELETE student/delete-std-time/{timingId}
test('a class time can be deleted once', async () => {
  const { api, student, course, adminToken, time } = await open()
  const { id } = await student()
  const grammar = await course('Grammar')
  const [first, second] = [await time(id, await course('Letters')), await time(id, grammar)]
  const remove = (timingId: number) => api('deleteStudentTiming', { token: adminToken, params: { timingId } })
  expect((await remove(first)).body).toEqual({ message: 'Class time deleted' })
  expect((await remove(first)).status).toBe(404)
  const { students } = (await api('listStudents', { token: adminToken })).body
  expect(students[0]?.class_course_data).toEqual([
    { course_id: grammar, course_name: 'Grammar', timings: [{ id: second, from: '10:00', to: '11:00', days: [] }] },
  ])
})

test('only administrators can view and change students', async () => {
  const { api, student, teacher, adminToken } = await open()
  expect((await api('listStudents', { token: adminToken })).body).toEqual({ students: [] })
  const { id, token } = await student()
  for (const other of [token, (await teacher()).token]) {
    expect((await api('listStudents', { token: other })).status).toBe(403)
    expect((await api('deleteStudent', { token: other, params: { id } })).status).toBe(403)
  }
})
