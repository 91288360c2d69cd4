import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

// The test clock is at Saturday, 21 November 2026, 08:00 UTC, and the school's zone is UTC.
const monday = { from: '16:00', to: '17:00', days: [1] }
const body = { title: 'Second group', link: 'meet.test/two' }

async function open() {
  const school = await openClassTestSchool()
  const { teacher, courseId, api } = school
  const create = (classTime: object, more: object = {}) =>
    api('createClass', { token: teacher.token, body: { ...body, courseIds: [courseId], classTime, ...more } })
  return { ...school, create }
}

test.each([
  ['the same hour', { from: '16:00', to: '17:00', days: [1] }, 422],
  ['a minute of it', { from: '16:59', to: '18:00', days: [1, 5] }, 422],
  ['the hour after', { from: '17:00', to: '18:00', days: [1] }, 200],
  ['another day', { from: '16:00', to: '17:00', days: [2] }, 200],
  ['days that are agreed with the teacher', { from: '16:00', to: '17:00' }, 200],
  ['a night that ends in it', { from: '23:00', to: '16:01', days: [7] }, 422],
  ['a night that ends before it', { from: '23:00', to: '06:00', days: [7] }, 200],
])('a second class of the teacher at %s is accepted or rejected', async (_, classTime, status) => {
  const { makeClass, create } = await open()
  await makeClass({ classTime: monday })
  const response = await create(classTime)
  expect([response.status, Object.keys(response.body.error ?? {})]).toEqual([
    status,
    status === 422 ? ['classTime'] : [],
  ])
})

// proves X22, X24
test('trap 3: a class across midnight on Sunday conflicts with the first hour of Monday', async () => {
  const { makeClass, create } = await open()
  await makeClass({ classTime: { from: '23:30', to: '00:30', days: [7] } })
  expect((await create({ from: '00:00', to: '01:00', days: [1] })).status).toBe(422)
  expect((await create({ from: '00:30', to: '01:00', days: [1] })).status).toBe(200)
})

// proves X22, X24
test('trap 5: a conflict in the last week of a long run is found, one day later there is none', async () => {
  const { makeClass, create } = await open()
  await makeClass({ classTime: monday, starts: '2026-11-23', ends: '2028-06-26' })
  const late = await create(monday, { starts: '2028-06-20' })
  expect(late.body.error).toMatchObject({ classTime: [expect.stringContaining('Mon, 26 Jun 2028')] })
  expect((await create(monday, { starts: '2028-06-27' })).status).toBe(200)
})

test('a deleted class conflicts with nothing, even if it is kept for its attendance', async () => {
  const { api, teacher, newStudent, makeClass, create, database } = await open()
  const { id } = await makeClass({ classTime: monday })
  const mark = { class_id: id, student_id: (await newStudent()).id, date: '2026-11-16', status: 'present' } as const
  await database.insertInto('attendance').values(mark).execute()
  expect((await create(monday)).status).toBe(422)
  expect((await api('deleteClass', { token: teacher.token, params: { id } })).status).toBe(200)
  expect((await create(monday)).status).toBe(200)
})

test('a cancelled lesson frees its day only', async () => {
  const { makeClass, create, database } = await open()
  const { timingId } = await makeClass({ classTime: monday })
  const cancelled = { timing_id: timingId, day: '2026-11-23', changed_at: 0, note: null }
  await database
    .insertInto('lesson_changes')
    .values({ ...cancelled, to_day: null, to_from: null, to_to: null })
    .execute()
  const one = await create(monday, { starts: '2026-11-23', ends: '2026-11-23' })
  expect(one.status).toBe(200)
  const two = await create({ ...monday, from: '16:30' }, { starts: '2026-11-24', ends: '2026-11-30' })
  expect(two.body.error).toMatchObject({ classTime: [expect.stringContaining('Mon, 30 Nov 2026')] })
})

// proves X24
test('a conflict can be confirmed only if the school allows it, and only after it was shown', async () => {
  const { api, admin, makeClass, create } = await open()
  await makeClass({ classTime: monday })
  expect((await create(monday)).status).toBe(422)
  const { settings } = (await api('getSettings', {})).body
  const set = (clashes: string) =>
    api('saveSettings', { token: admin.token, body: { ...settings, version: undefined, clashes } })
  await set('refuse')
  expect((await create(monday, { goOn: true })).status).toBe(422)
  await set('ask')
  expect((await create(monday, { goOn: true })).status).toBe(200)
})

test('an edit is checked against other classes, not against itself, and not if only the title changes', async () => {
  const { api, admin, teacher, makeClass, create } = await open()
  const one = await makeClass({ classTime: monday })
  const two = await makeClass({ classTime: { from: '18:00', to: '19:00', days: [1] } })
  const edit = (id: number, classTime: object, more: object = {}) =>
    api('editClass', { token: teacher.token, params: { id }, body: { ...body, classTime, ...more } })
  expect((await edit(one.id, { ...monday, to: '17:30' })).status).toBe(200)
  expect((await edit(two.id, { from: '17:00', to: '18:00', days: [1] })).status).toBe(422)
  expect((await edit(two.id, { from: '17:00', to: '18:00', days: [1] }, { goOn: true })).status).toBe(200)
  expect((await edit(two.id, { from: '17:00', to: '18:00', days: [1] }, { title: 'Another' })).status).toBe(200)
  const byAdmin = { ...body, classTime: { from: '17:15', to: '18:00', days: [1] } }
  expect((await api('editClass', { token: admin.token, params: { id: two.id }, body: byAdmin })).status).toBe(422)
  expect((await create({ from: '19:00', to: '20:00', days: [1] })).status).toBe(200)
})

test('a student can’t have two lessons at once; a teacher isn’t shown what the student has with others', async () => {
  const { api, admin, teacher, courseId, assign, newTeacher, newStudent, makeClass } = await open()
  const other = await newTeacher()
  await assign(other.id)
  const student = await newStudent()
  const allotTo = (teacherId: number, classTime: object, more: object = {}) =>
    api('createAllotment', {
      token: admin.token,
      body: { studentId: student.id, teacherId, courseId, classTimes: [classTime], ...more },
    })
  expect((await allotTo(teacher.id, monday)).status).toBe(200)
  const second = await allotTo(other.id, { ...monday, from: '16:30' })
  expect(second.body.error).toMatchObject({ 'classTimes[0]': [expect.stringContaining('Tajweed')] })
  expect((await allotTo(other.id, { ...monday, from: '16:30' }, { goOn: true })).status).toBe(200)

  const secret = await makeClass({ of: other, classTime: { from: '10:00', to: '11:00', days: [2] } })
  const own = await makeClass({ classTime: { from: '10:30', to: '11:30', days: [2] } })
  const slots = (await api('listAllotments', { token: admin.token })).body.teacherAllotment
  const join = (token: string, classId: number, teacherId: number, more: object = {}) => {
    const slot = slots.find((one) => one.teacher.id === teacherId)
    const students = [{ studentId: student.id, classTimings: slot?.student_class_timings }]
    return api('assignStudents', { token, body: { classId, students, ...more } })
  }
  expect((await join(other.token, secret.id, other.id)).status).toBe(200)
  const rejected = await join(teacher.token, own.id, teacher.id)
  expect(rejected.body.error).toEqual({
    'students[0].studentId': [
      expect.stringMatching(/^Student \d+ has a conflict at that time, starting Tue, 24 Nov 2026/),
    ],
  })
  expect((await join(teacher.token, own.id, teacher.id, { goOn: true })).status).toBe(200)

  const question = { studentIds: [student.id], times: [{ from: '10:00', to: '10:15', days: [2] }] }
  const clashes = await api('findClashes', { token: teacher.token, body: question })
  expect(clashes.body.clashes).toMatchObject([{ who: 'student', title: null, day: '2026-11-24', from: '10:00' }])
  const byAdmin = await api('findClashes', { token: admin.token, body: { ...question, teacherId: teacher.id } })
  expect(byAdmin.body.clashes).toMatchObject([{ who: 'student', title: 'Monday group' }])
})

test('an allotment doesn’t conflict with the class that fulfils it, even for two students', async () => {
  const { api, admin, teacher, courseId, newStudent, newCourse, assign, create } = await open()
  const [one, two] = [await newStudent(), await newStudent()]
  const another = await newCourse('Grammar')
  await assign(teacher.id, another)
  const allot = (studentId: number, course: number) =>
    api('createAllotment', {
      token: admin.token,
      body: { studentId, teacherId: teacher.id, courseId: course, classTimes: [monday] },
    })
  expect((await allot(one.id, courseId)).status).toBe(200)
  expect((await create(monday)).status).toBe(200)
  expect((await allot(two.id, courseId)).status).toBe(200)
  expect((await allot(two.id, another)).status).toBe(422)
})

test('overlapping times in one form are reported and rejected', async () => {
  const { api, admin, teacher, courseId, newStudent } = await open()
  const student = await newStudent()
  const classTimes = [monday, { from: '16:45', to: '17:30', days: [1, 2] }]
  const allotment = { studentId: student.id, teacherId: teacher.id, courseId, classTimes }
  const { status, body: responseBody } = await api('createAllotment', { token: admin.token, body: allotment })
  expect([status, Object.keys(responseBody.error ?? {})]).toEqual([422, ['classTimes[1]']])
  const clashes = await api('findClashes', { token: admin.token, body: { teacherId: teacher.id, times: classTimes } })
  expect(clashes.body).toMatchObject({ mayGoOn: true, clashes: [{ who: 'form', person: null, index: 1 }] })
})

test('teachers can check only their own time and their own classes', async () => {
  const { api, teacher, newTeacher, makeClass, assign } = await open()
  const other = await newTeacher()
  await assign(other.id)
  const { id } = await makeClass({ of: other, classTime: monday })
  const asking = (more: object) => api('findClashes', { token: teacher.token, body: { times: [monday], ...more } })
  expect((await asking({ teacherId: other.id })).status).toBe(403)
  expect((await asking({ classId: id })).status).toBe(422)
  expect((await asking({ teacherId: teacher.id })).body.clashes).toEqual([])
})

// proves X22, X25
test('trap 6: of eight concurrent conflicting requests one succeeds', async () => {
  const { create, database } = await open()
  const responses = await Promise.all(Array.from({ length: 8 }, () => create(monday)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
  expect(await database.selectFrom('class_timings').select('id').execute()).toHaveLength(1)
})
