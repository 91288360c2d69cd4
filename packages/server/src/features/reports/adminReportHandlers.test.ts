import { expect, test } from 'vitest'
import { type TestSchool, openTestSchool } from '#testing/openTestSchool.ts'
import { adminReportHandlers } from './adminReportHandlers.ts'

/** A report on a student in a teacher's class. */
async function openSchool() {
  const school = await openTestSchool({ handlers: adminReportHandlers })
  const [admin, teacher, student, course] = [
    await school.admin(),
    await school.teacher(),
    await school.student(),
    await school.course(),
  ]
  const classId = await addClass(school, teacher.id)
  const { id } = await school.database
    .insertInto('reports')
    .values({
      student_id: student.id,
      teacher_id: teacher.id,
      course_id: course,
      class_id: classId,
      attendance: '85',
      test_remarks: 'Reads with care.',
      participation: 'Asks good questions.',
      suggestions: null,
      updated_at: school.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = {
    id,
    studentId: student.id,
    teacherId: teacher.id,
    classId,
    courseId: course,
    attendance: '90 %',
    test_remarks: ' Better. ',
    participation: '',
    suggestions: 'Read aloud.',
  }
  const edit = (changes: object = {}, token = admin.token) =>
    school.api('editReport', { token, body: { ...body, ...changes } })
  const list = async () => (await school.api('listReports', { token: admin.token })).body.data
  const remove = (token: string, params = { id }) => school.api('deleteReport', { token, params })
  const more = { addTeacher: school.teacher, addStudent: school.student, addCourse: school.course }
  return { ...school, ...more, id, admin, teacher, student, course, classId, edit, list, remove }
}

async function addClass({ database }: Pick<TestSchool, 'database'>, teacher_id: number): Promise<number> {
  const created = await database
    .insertInto('classes')
    .values({ teacher_id, title: 'Monday group', link: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}

// proves 2§6.3, GET student-performance/get, PUT student-performance/edit
test('administrators can edit a report of any teacher', async () => {
  const school = await openSchool()
  const { edit, list } = school
  const [teacher, student, course] = [
    await school.addTeacher(),
    await school.addStudent(),
    await school.addCourse('Letters'),
  ]
  const classId = await addClass(school, teacher.id)
  expect(await edit({ teacherId: teacher.id, studentId: student.id, courseId: course, classId })).toEqual({
    status: 200,
    body: { message: 'Performance updated successfully' },
  })
  expect(await list()).toEqual([
    {
      id: 1,
      version: 2,
      student: { id: student.id, std_id: expect.any(String), name: expect.stringMatching(/^Student/) },
      teacher: { id: teacher.id, teach_id: expect.any(String), name: expect.stringMatching(/^Teacher/) },
      course: { id: course, name: 'Letters' },
      class: { id: classId, title: 'Monday group' },
      attendance: '90',
      test_remarks: 'Better.',
      participation: null,
      suggestions: 'Read aloud.',
    },
  ])
})

// proves 2§5.5
test('missing fields are reported in the order student, teacher, class, course, attendance', async () => {
  const { edit, list, ...school } = await openSchool()
  const before = await list()
  const wrong = { studentId: 999, teacherId: 999, classId: 999, courseId: 999, attendance: ' % ' }
  const right = { studentId: school.student.id, teacherId: school.teacher.id, classId: school.classId }
  const sent: [changes: object, error: object][] = [
    [wrong, { studentId: ['Student is required'] }],
    [{ ...wrong, studentId: right.studentId }, { teacherId: ['Teacher is required'] }],
    [{ ...wrong, ...right, classId: 999 }, { classId: ['Class is required'] }],
    [{ ...wrong, ...right }, { courseId: ['Course is required'] }],
    [{ ...wrong, ...right, courseId: school.course }, { attendance: ['Attendance is required'] }],
  ]
  for (const [changes, error] of sent) {
    expect(await edit(changes)).toMatchObject({ status: 422, body: { error } })
  }
  expect(await list()).toEqual(before)
})

test('the teacher must be the class’s teacher, and the report must exist', async () => {
  const school = await openSchool()
  const other = await school.addTeacher()
  const rejected = await school.edit({ teacherId: other.id })
  expect([rejected.status, rejected.body.error]).toEqual([
    422,
    { teacherId: ['This teacher doesn’t teach this class.'] },
  ])
  expect((await school.edit({ id: 999 })).status).toBe(404)
  expect((await school.edit({}, school.teacher.token)).status).toBe(403)
})

test('reports on archived people and deleted records are still listed', async () => {
  const { database, list, edit, teacher, student } = await openSchool()
  await database
    .updateTable('accounts')
    .set({ status: 'archived' })
    .where('id', 'in', [teacher.accountId, student.accountId])
    .execute()
  await database.updateTable('courses').set({ archived_at: 1 }).execute()
  await database.updateTable('classes').set({ archived_at: 1 }).execute()
  expect((await list())[0]).toMatchObject({ class: { title: 'Monday group' }, course: { name: 'Tajweed' } })
  expect((await edit()).status).toBe(200)
  await database.updateTable('reports').set({ class_id: null }).execute()
  expect((await list())[0]?.class).toBeNull()
})

// proves DELETE student-performance/delete/{id}
test('administrators can delete any report, teachers only their own, and only once', async () => {
  const { remove, admin, teacher, student, addTeacher, list, database } = await openSchool()
  const other = await addTeacher()
  expect((await remove(other.token)).status).toBe(404)
  expect((await remove(student.token)).status).toBe(403)
  expect(await list()).toHaveLength(1)
  const stored = await database.selectFrom('reports').selectAll().executeTakeFirstOrThrow()
  expect((await remove(teacher.token)).body).toEqual({ message: 'Performance deleted successfully' })
  expect((await remove(teacher.token)).status).toBe(404)
  expect(await list()).toEqual([])
  await database.insertInto('reports').values(stored).execute()
  expect((await remove(admin.token)).status).toBe(200)
  expect((await remove(admin.token)).status).toBe(404)
})
