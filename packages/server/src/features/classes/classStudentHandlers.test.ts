import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

async function openRoster() {
  const school = await openClassTestSchool()
  const { api, teacher } = school
  const made = await school.makeClass()
  const classId = made.id
  const assignStudents = (students: readonly object[], { token = teacher.token, to = classId } = {}) =>
    api('assignStudents', { token, body: { classId: to, students } })
  const links = async (token = teacher.token) => (await api('listClassAssignments', { token })).body.students
  const timings = () => school.database.selectFrom('class_student_timings').selectAll().orderBy('timing_id').execute()
  return { ...school, classId, assignStudents, links, timings }
}

// proves 2§3.17, 2§8.23, GET class/{id}/students, GET class/get-students, POST class/assign-students
test('allotted students are assigned to a class with the times of their allotment', async () => {
  const { api, teacher, classId, newStudent, allot, assignStudents, links, timings, database } = await openRoster()
  const { token } = teacher
  expect((await api('listClassStudents', { token, params: { id: classId } })).body).toEqual({ students: [] })
  expect(await links()).toEqual([])
  const [one, two] = [await newStudent(), await newStudent()]
  const [first, second] = [await allot(one.id), await allot(two.id, { from: '15:00' })]
  const done = await assignStudents([
    { studentId: one.id, classTimings: first.classTimings },
    { studentId: two.id, classTimings: second.classTimings },
  ])
  expect(done).toEqual({ status: 200, body: { message: 'Students assigned to class successfully' } })
  const [codeOne, codeTwo] = await database.selectFrom('students').select('std_id').orderBy('id').execute()
  const students = [
    { id: one.id, std_id: codeOne?.std_id },
    { id: two.id, std_id: codeTwo?.std_id },
  ]
  expect((await api('listClassStudents', { token, params: { id: classId } })).body).toEqual({ students })
  expect(await links()).toEqual([
    { id: 1, classID: classId, class: { title: 'Monday group' }, student: students[0] },
    { id: 2, classID: classId, class: { title: 'Monday group' }, student: students[1] },
  ])
  expect(await timings()).toEqual([
    { link_id: 1, timing_id: first.classTimings[0]?.id, time_from: '16:00', time_to: '17:00' },
    { link_id: 2, timing_id: second.classTimings[0]?.id, time_from: '15:00', time_to: '17:00' },
  ])
})

test('assigning a student twice keeps one link, with the times chosen last', async () => {
  const { newCourse, teacher, assign, allot, addStudentToClass, classId, assignStudents, links, timings } =
    await openRoster()
  const student = await addStudentToClass(classId)
  const [link] = await links()
  const course = await newCourse('Arabic')
  await assign(teacher.id, course)
  const { classTimings } = await allot(student.id, { course, from: '09:00' })
  await Promise.all([
    assignStudents([{ studentId: student.id, classTimings }]),
    assignStudents([{ studentId: student.id, classTimings }]),
  ])
  expect(await links()).toEqual([link])
  expect(await timings()).toEqual([
    { link_id: link?.id, timing_id: classTimings[0]?.id, time_from: '09:00', time_to: '17:00' },
  ])
})

test('students and times of others, and duplicates, are rejected at their fields', async () => {
  const { newTeacher, newStudent, assign, allot, assignStudents, links } = await openRoster()
  const other = await newTeacher()
  await assign(other.id)
  const [ownStudent, otherStudent] = [await newStudent(), await newStudent()]
  const [own, foreign] = [await allot(ownStudent.id), await allot(otherStudent.id, { to: other })]
  const sharedAllotment = await allot(ownStudent.id, { to: other })
  const good = { studentId: ownStudent.id, classTimings: own.classTimings }
  const refusals = [
    [[good, { studentId: otherStudent.id, classTimings: foreign.classTimings }], 'students[1].studentId'],
    [[{ ...good, studentId: 999 }], 'students[0].studentId'],
    [[good, good], 'students[1].studentId'],
    [[{ ...good, classTimings: foreign.classTimings }], 'students[0].classTimings[0].id'],
    [[{ ...good, classTimings: sharedAllotment.classTimings }], 'students[0].classTimings[0].id'],
    [[{ ...good, classTimings: [...own.classTimings, ...own.classTimings] }], 'students[0].classTimings[1].id'],
  ] as const
  for (const [students, field] of refusals) {
    const rejected = await assignStudents(students)
    expect([rejected.status, Object.keys(rejected.body.error ?? {})]).toEqual([422, [field]])
  }
  expect(await links()).toEqual([])
})

test('a class of another teacher, or an unknown one, is rejected', async () => {
  const { newTeacher, newStudent, assign, allot, assignStudents, links, classId } = await openRoster()
  const other = await newTeacher()
  await assign(other.id)
  const student = await newStudent()
  const { classTimings } = await allot(student.id, { to: other })
  const students = [{ studentId: student.id, classTimings }]
  for (const to of [classId, 999]) {
    const rejected = await assignStudents(students, { token: other.token, to })
    expect([rejected.status, rejected.body.error]).toEqual([422, { classId: ['Please select a class'] }])
  }
  expect(await links()).toEqual([])
})

test('many students with many times can be assigned in one call', async () => {
  const { newStudent, allot, assignStudents, links, timings, database } = await openRoster()
  const students = []
  for (let count = 0; count < 21; count += 1) {
    const { id: studentId } = await newStudent()
    const { id: allotment_id } = await allot(studentId)
    const slots = Array.from({ length: 50 }, (_, minute) => ({
      allotment_id,
      time_from: '10:00',
      time_to: `11:${String(minute).padStart(2, '0')}`,
    }))
    const created = await database.insertInto('allotment_timings').values(slots).returning('id').execute()
    const classTimings = created.map(({ id }) => ({ id, preferred_time_from: '00:00', preferred_time_to: '01:00' }))
    students.push({ studentId, classTimings })
  }
  expect((await assignStudents(students)).status).toBe(200)
  expect(await links()).toHaveLength(21)
  const storedTimings = await timings()
  expect(storedTimings.map(({ timing_id }) => timing_id)).toEqual(
    students.flatMap(({ classTimings }) => classTimings.map(({ id }) => id)),
  )
  expect(new Set(storedTimings.map(({ time_from }) => time_from))).toEqual(new Set(['10:00']))
})

// proves DELETE class/remove-std/{classId}/{studentId}/{linkId}
test('removing a student requires matching class, student and link ids', async () => {
  const { api, teacher, makeClass, newTeacher, addStudentToClass, classId, links, timings } = await openRoster()
  const [one, two] = [await addStudentToClass(classId), await addStudentToClass(classId)]
  const { id: otherClass } = await makeClass()
  const [linkOne, linkTwo] = (await links()).map(({ id }) => id)
  const other = await newTeacher()
  const remove = (classOf: number, studentId: number, linkId = 0, token = teacher.token) =>
    api('removeClassStudent', { token, params: { classId: classOf, studentId, linkId } })
  for (const rejected of [
    await remove(classId, one.id, linkTwo),
    await remove(classId, two.id, linkOne),
    await remove(otherClass, one.id, linkOne),
    await remove(classId, one.id, linkOne, other.token),
  ]) {
    expect(rejected.status).toBe(404)
  }
  expect(await links()).toHaveLength(2)
  const done = await remove(classId, one.id, linkOne)
  expect(done).toEqual({ status: 200, body: { message: 'Student removed from class' } })
  expect((await remove(classId, one.id, linkOne)).status).toBe(404)
  expect((await links()).map(({ student }) => student.id)).toEqual([two.id])
  expect((await timings()).map(({ link_id }) => link_id)).toEqual([linkTwo])
})

test('another teacher can’t see the students of a class or its links', async () => {
  const { api, newTeacher, addStudentToClass, classId, links } = await openRoster()
  await addStudentToClass(classId)
  const { token } = await newTeacher()
  expect(await links(token)).toEqual([])
  expect((await api('listClassStudents', { token, params: { id: classId } })).status).toBe(404)
  expect((await api('listClassStudents', { token, params: { id: 999 } })).status).toBe(404)
})

// proves 2§3.18, GET student/classes, GET student/get-course-classes/{courseId}
test('students see their own classes with the courses taught to them', async () => {
  const { api, teacher, courseId, newCourse, newStudent, assign, makeClass, addStudentToClass, links, database, now } =
    await openRoster()
  const [second, third] = [await newCourse('Arabic'), await newCourse('Seerah')]
  await assign(teacher.id, second)
  await assign(teacher.id, third)
  const both = await makeClass({ courseIds: [courseId, second, third] })
  const student = await addStudentToClass(both.id)
  const expected = (name: string, id = courseId) => ({
    class: {
      id: both.id,
      title: 'Monday group',
      classLink: 'meet.test/monday',
      teacher_class_timings: [
        { id: both.timingId, preferred_time_from: '16:00', preferred_time_to: '17:00', days: [] },
      ],
      starts: null,
      ends: null,
    },
    course: { id, name },
    reported: null,
  })
  const list = async ({ token } = student) => (await api('listStudentClasses', { token })).body.classes
  const listOf = async (id: number) =>
    (await api('listCourseClasses', { token: student.token, params: { courseId: id } })).body.classes
  expect(await list()).toEqual([expected('Tajweed')])
  expect(await listOf(courseId)).toEqual([expected('Tajweed')])
  expect(await listOf(second)).toEqual([])
  expect(await listOf(999)).toEqual([])

  const report = { student_id: student.id, teacher_id: teacher.id, class_id: both.id, course_id: courseId }
  await database
    .insertInto('reports')
    .values({ ...report, attendance: '90', updated_at: now() })
    .execute()
  expect(await list()).toEqual([{ ...expected('Tajweed'), reported: '2026-11-21' }])
  await database.deleteFrom('reports').execute()

  await database.deleteFrom('allotments').execute()
  expect(await list()).toEqual([expected('Tajweed'), expected('Arabic', second), expected('Seerah', third)])
  const wish = { student_id: student.id, course_id: second, time_from: '10:00', time_to: '11:00' }
  await database.insertInto('student_timings').values([wish, wish]).execute()
  expect(await list()).toEqual([expected('Arabic', second)])
  expect(await listOf(second)).toEqual([expected('Arabic', second)])
  expect(await listOf(courseId)).toEqual([])

  expect(await list(await newStudent())).toEqual([])
  expect(await links()).toHaveLength(1)
})
