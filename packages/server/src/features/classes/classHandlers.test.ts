import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

// proves 1§3.16, 2§3.13, 2§3.14, GET class/get-all, GET class/get, POST class/create
test('a class is listed for its teacher and for administrators, each in their own shape', async () => {
  const { api, teacher, admin, courseId, newClass } = await openClassTestSchool()
  const { token } = teacher
  expect((await api('listTeacherClasses', { token })).body).toEqual({ data: [] })
  expect((await api('listAllClasses', { token: admin.token })).body).toEqual({ data: [] })

  const body = { ...newClass, title: ' Monday group ', link: ' meet.test/monday ', courseIds: [courseId, courseId] }
  expect(await api('createClass', { token, body })).toEqual({ status: 200, body: { message: 'Class created' } })
  expect((await api('listTeacherClasses', { token })).body.data).toEqual([
    {
      id: 1,
      version: 1,
      title: 'Monday group',
      classLink: 'meet.test/monday',
      courses: [{ id: courseId, name: 'Tajweed' }],
      timings: [{ id: 1, from: '16:00', to: '17:00', days: [] }],
      starts: null,
      ends: null,
      studentCount: 0,
      recentAttendance: { present: 0, marked: 0 },
      nextLesson: null,
    },
  ])
  expect((await api('listAllClasses', { token: admin.token })).body.data).toEqual([
    {
      id: 1,
      courses: [{ id: courseId, name: 'Tajweed' }],
      version: 1,
      teacherID: teacher.id,
      title: 'Monday group',
      classLink: 'meet.test/monday',
      teacher_class_timings: [{ id: 1, preferred_time_from: '16:00', preferred_time_to: '17:00', days: [] }],
      starts: null,
      ends: null,
    },
  ])
})

// proves GET class/get-filtered-classes/{teacherId}/{courseId}
test('listClasses filters by teacher and course', async () => {
  const { api, admin, teacher, courseId, assign, makeClass, newTeacher, newCourse } = await openClassTestSchool()
  const other = await newTeacher()
  const second = await newCourse('Arabic')
  for (const [id, course] of [
    [teacher.id, second],
    [other.id, courseId],
  ] as const) {
    await assign(id, course)
  }
  const both = await makeClass({ courseIds: [courseId, second] })
  const one = await makeClass({ courseIds: [second] })
  await makeClass({ of: other })
  const find = async (teacherId: number, course: number) => {
    const { body } = await api('filterClasses', { token: admin.token, params: { teacherId, courseId: course } })
    return body.data.map(({ id }) => id)
  }
  expect(await find(teacher.id, courseId)).toEqual([both.id])
  expect(await find(teacher.id, second)).toEqual([both.id, one.id])
  expect(await find(other.id, second)).toEqual([])
  expect(await find(999, courseId)).toEqual([])
})

test('a class without timings has an empty list of them', async () => {
  const { api, admin, makeClass, database } = await openClassTestSchool()
  const { id } = await makeClass()
  await database.deleteFrom('class_timings').where('class_id', '=', id).execute()
  const { data } = (await api('listAllClasses', { token: admin.token })).body
  expect(data[0]?.teacher_class_timings).toEqual([])
})

test('createClass accepts only courses assigned to the teacher', async () => {
  const { api, teacher, courseId, newClass, newCourse, newTeacher } = await openClassTestSchool()
  const foreign = await newCourse('Arabic')
  const other = await newTeacher()
  for (const [token, courseIds] of [
    [teacher.token, [courseId, foreign]],
    [teacher.token, [999]],
    [other.token, [courseId]],
  ] as const) {
    const rejected = await api('createClass', { token, body: { ...newClass, courseIds } })
    expect(rejected.status).toBe(422)
    expect(rejected.body.error).toEqual({ courseIds: ['Choose only courses you teach.'] })
  }
  expect((await api('listTeacherClasses', { token: teacher.token })).body.data).toEqual([])
})

test('blank titles, unsafe links and timings without a duration are rejected at their fields', async () => {
  const { api, teacher, courseId, newClass, makeClass } = await openClassTestSchool()
  const { id, timingId } = await makeClass()
  const { token } = teacher
  for (const [more, field] of [
    [{ title: '  ' }, 'title'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ classTime: { from: '16:00', to: '16:00' } }, 'classTime.to'],
  ] as const) {
    const body = { ...newClass, ...more }
    const created = await api('createClass', { token, body: { ...body, courseIds: [courseId] } })
    expect([created.status, Object.keys(created.body.error ?? {})]).toEqual([422, [field]])
    const change = { ...body, id, classTime: { ...body.classTime, id: timingId } }
    const edited = await api('editClass', { token, params: { id }, body: change })
    expect([edited.status, Object.keys(edited.body.error ?? {})]).toEqual([422, [field]])
  }
  expect((await api('listTeacherClasses', { token })).body.data).toHaveLength(1)
})

// proves 2§6.2, PUT class/edit/{id}, D39.1
test('only its teacher or an administrator can edit a class', async () => {
  const { api, admin, teacher, makeClass, newTeacher } = await openClassTestSchool()
  const { id, timingId } = await makeClass()
  const change = {
    id,
    title: 'Evening',
    link: 'https://meet.test/e',
    classTime: { id: timingId, from: '23:30', to: '00:15', days: [7, 2] },
    starts: '2026-12-01',
    ends: null,
  }
  const edit = (token: string, body: object = change, at = id) => api('editClass', { token, params: { id: at }, body })
  const other = await newTeacher()
  expect((await edit(other.token)).status).toBe(404)
  expect((await edit(admin.token, { ...change, id: 999 }, 999)).status).toBe(404)

  const done = { status: 200, body: { message: 'Class updated successfully' } }
  expect(await edit(teacher.token)).toEqual(done)
  expect(await edit(admin.token, { ...change, title: ' By Salma ' })).toEqual(done)
  expect((await api('listTeacherClasses', { token: teacher.token })).body.data[0]).toMatchObject({
    title: 'By Salma',
    classLink: 'https://meet.test/e',
    timings: [{ id: timingId, from: '23:30', to: '00:15', days: [2, 7] }],
    starts: '2026-12-01',
    ends: null,
  })
})

// proves 1§5.17
test('an edit for another class, or with a timing of another class, is rejected', async () => {
  const { api, teacher, makeClass } = await openClassTestSchool()
  const { token } = teacher
  const [one, two] = [await makeClass(), await makeClass()]
  const before = (await api('listTeacherClasses', { token })).body.data
  const body = {
    id: one.id,
    title: 'New',
    link: 'meet.test',
    classTime: { id: two.timingId, from: '10:00', to: '11:00' },
  }
  const foreignTime = await api('editClass', { token, params: { id: one.id }, body })
  expect(foreignTime.status).toBe(422)
  expect(foreignTime.body.error).toEqual({ 'classTime.id': ['Invalid class timing ID'] })
  const otherForm = await api('editClass', { token, params: { id: two.id }, body })
  expect([otherForm.status, Object.keys(otherForm.body.error ?? {})]).toEqual([422, ['id']])
  expect((await api('listTeacherClasses', { token })).body.data).toEqual(before)
})

// proves DELETE class/delete/{id}
test('deleting an unused class removes it; only its teacher or an administrator can', async () => {
  const { api, admin, teacher, makeClass, addStudentToClass, database, newTeacher } = await openClassTestSchool()
  const [one, two] = [await makeClass(), await makeClass()]
  await addStudentToClass(one.id)
  const other = await newTeacher()
  const remove = (token: string, id: number) => api('deleteClass', { token, params: { id } })
  expect((await remove(other.token, one.id)).status).toBe(404)
  expect(await remove(teacher.token, one.id)).toEqual({ status: 200, body: { message: 'Class deleted' } })
  expect((await remove(teacher.token, one.id)).status).toBe(404)
  expect((await remove(admin.token, two.id)).status).toBe(200)
  for (const table of [
    'classes',
    'class_timings',
    'class_courses',
    'class_students',
    'class_student_timings',
  ] as const) {
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test.each(['attendance', 'reports'] as const)('deleting a class that is used in %s hides it', async (table) => {
  const { api, admin, teacher, courseId, makeClass, addStudentToClass, database, now } = await openClassTestSchool()
  const { token } = teacher
  const { id, timingId } = await makeClass()
  const student = await addStudentToClass(id)
  if (table === 'attendance') {
    const body = { classId: id, studentId: student.id, date: '2026-11-20', status: 'present' }
    await api('saveAttendance', { token, params: { recordId: 0 }, body })
  } else {
    const nothing = { test_remarks: null, participation: null, suggestions: null }
    const ids = { student_id: student.id, teacher_id: teacher.id, course_id: courseId, class_id: id }
    await database
      .insertInto('reports')
      .values({ ...ids, ...nothing, attendance: '85%', updated_at: now() })
      .execute()
  }
  expect((await api('deleteClass', { token, params: { id } })).status).toBe(200)
  const stored = await database.selectFrom('classes').select(['id', 'archived_at']).execute()
  expect(stored).toEqual([{ id, archived_at: now() }])
  expect(await database.selectFrom(table).select('class_id').execute()).toEqual([{ class_id: id }])
  expect(await database.selectFrom('class_students').selectAll().execute()).toEqual([])

  expect((await api('listTeacherClasses', { token })).body.data).toEqual([])
  expect((await api('listAllClasses', { token: admin.token })).body.data).toEqual([])
  expect((await api('listStudentClasses', { token: student.token })).body.classes).toEqual([])
  expect((await api('listAttendance', { token, params: { classId: id } })).status).toBe(404)
  const body = { id, title: 'Back', link: 'meet.test', classTime: { id: timingId, from: '10:00', to: '11:00' } }
  expect((await api('editClass', { token: admin.token, params: { id }, body })).status).toBe(404)
  expect((await api('deleteClass', { token: admin.token, params: { id } })).status).toBe(404)
})

test('a link is required when a class is edited, not when it is created', async () => {
  const { api, teacher, courseId, newClass, makeClass } = await openClassTestSchool()
  const { id, timingId } = await makeClass()
  const { token } = teacher
  const { link: _, ...unlinked } = { ...newClass, courseIds: [courseId] }
  for (const body of [unlinked, { ...unlinked, link: ' ' }]) {
    expect((await api('createClass', { token, body })).status).toBe(200)
  }
  expect((await api('listTeacherClasses', { token })).body.data.map(({ classLink }) => classLink)).toEqual([
    newClass.link,
    null,
    null,
  ])
  const change = { ...newClass, id, link: ' ', classTime: { ...newClass.classTime, id: timingId } }
  const { body } = await api('editClass', { token, params: { id }, body: change })
  expect(body.error).toEqual({ link: ['Link is required'] })
})

// proves 2§3.13, 2§3.14
test('without ids an edit applies to the class of the path and its first timing', async () => {
  const { api, teacher, newClass, makeClass, database } = await openClassTestSchool()
  const { id, timingId } = await makeClass()
  await database.insertInto('class_timings').values({ class_id: id, time_from: '10:00', time_to: '11:00' }).execute()
  const { token } = teacher
  const timeOf = async () => (await api('listTeacherClasses', { token })).body.data[0]?.timings
  const [first, second] = (await timeOf()) ?? []
  const [from, to] = ['18:00', '19:00']
  for (const [body, changed] of [
    [{ ...newClass, classTime: { from, to } }, first],
    [{ ...newClass, id, classTime: { from, to } }, first],
    [{ ...newClass, classTime: { id: timingId, from, to } }, first],
    [{ ...newClass, id, classTime: { id: second?.id, from, to } }, second],
  ] as const) {
    await database.updateTable('class_timings').set({ time_from: '10:00', time_to: '11:00' }).execute()
    expect((await api('editClass', { token, params: { id }, body })).status).toBe(200)
    expect((await timeOf())?.find((time) => time.from === from)?.id).toBe(changed?.id)
  }
  await database.deleteFrom('class_timings').execute()
  const { body } = await api('editClass', { token, params: { id }, body: { ...newClass, classTime: { from, to } } })
  expect(body.error).toEqual({ 'classTime.id': ['Invalid class timing ID'] })
})
