import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

async function open() {
  const school = await openClassTestSchool()
  const { api, teacher, makeClass } = school
  const monday = await makeClass()
  const mark = async (classId: number, studentId: number, date: string, status = 'present') =>
    expect(
      (
        await api('saveAttendance', {
          token: teacher.token,
          params: { recordId: 0 },
          body: { classId, studentId, date, status },
        })
      ).status,
    ).toBe(200)
  const own = async ({ token }: { token: string }) => (await api('listOwnAttendance', { token })).body
  return { ...school, monday, mark, own }
}

// proves X48
test('students read only their own marks, newest first', async () => {
  const { api, admin, teacher, monday, mark, own, addStudentToClass, newStudent, courseId } = await open()
  const [zaynab, yusuf] = [await addStudentToClass(monday.id), await addStudentToClass(monday.id)]
  await mark(monday.id, zaynab.id, '2026-11-09')
  await mark(monday.id, zaynab.id, '2026-11-16', 'absent')
  await mark(monday.id, yusuf.id, '2026-11-16')
  await mark(monday.id, yusuf.id, '2026-11-20')

  const course = { id: courseId, name: expect.any(String), held: 3, outlines: 0, heldDays: [] }
  expect(await own(zaynab)).toEqual({
    courses: [{ ...course, present: 1, absent: 1 }],
    marks: [
      ['2026-11-16', 'absent'],
      ['2026-11-09', 'present'],
    ].map(([date, status]) => ({
      id: expect.any(Number),
      date,
      status,
      class: { id: monday.id, title: 'Monday group' },
      courses: [{ id: courseId, name: expect.any(String) }],
    })),
    excuses: [],
  })
  expect((await own(yusuf)).courses).toEqual([{ ...course, present: 2, absent: 0 }])
  expect(await own(await newStudent())).toEqual({ courses: [], marks: [], excuses: [] })
  for (const { token } of [admin, teacher]) expect((await api('listOwnAttendance', { token })).status).toBe(403)
})

// proves X63
test('an administrator reads the attendance that a student sees, and gets 404 for an unknown student', async () => {
  const { api, admin, teacher, monday, makeClass, mark, own, addStudentToClass } = await open()
  const evening = await makeClass()
  const [zaynab, yusuf] = [await addStudentToClass(monday.id), await addStudentToClass(evening.id)]
  await mark(monday.id, zaynab.id, '2026-11-16', 'absent')
  const read = (id: number, { token } = admin) => api('getStudentProgress', { token, params: { id } })
  const { classes, attendance } = (await read(zaynab.id)).body
  expect(classes.map(({ id, title, courses }) => [id, title, courses?.length])).toEqual([
    [monday.id, 'Monday group', 1],
  ])
  expect(attendance).toEqual(await own(zaynab))
  expect((await read(yusuf.id)).body.classes.map(({ id }) => id)).toEqual([evening.id])
  await api('deleteStudent', { token: admin.token, params: { id: yusuf.id } })
  expect([(await read(yusuf.id)).status, (await read(99)).status]).toEqual([404, 404])
  for (const caller of [teacher, zaynab]) expect((await read(zaynab.id, caller)).status).toBe(403)
})

// proves X46, X48
test('each course counts the held days of its own classes and its outlines', async () => {
  const { api, admin, teacher, monday, makeClass, mark, own, addStudentToClass, allot, assign, newCourse, courseId } =
    await open()
  const other = await newCourse()
  await assign(teacher.id, other)
  const zaynab = await addStudentToClass(monday.id)
  const second = await makeClass({ courseIds: [other], classTime: { from: '18:00', to: '19:00' } })
  const { classTimings } = await allot(zaynab.id, { course: other, from: '18:00' })
  const body = { classId: second.id, students: [{ studentId: zaynab.id, classTimings }], goOn: true }
  expect((await api('assignStudents', { token: teacher.token, body })).status).toBe(200)
  for (const title of ['Letters', 'Vowels']) {
    await api('saveOutline', {
      token: admin.token,
      params: { courseId, outlineId: 0 },
      body: { title, description: 'What is learned.' },
    })
  }
  await mark(monday.id, zaynab.id, '2026-11-16')
  expect((await own(zaynab)).courses).toEqual([
    expect.objectContaining({ id: courseId, held: 1, outlines: 2, heldDays: ['2026-11-16'] }),
    expect.objectContaining({ id: other, present: 0, absent: 0, held: 0, outlines: 0, heldDays: [] }),
  ])
})

// proves X48
test('marks stay when a student leaves the class, and are gone when the class is deleted', async () => {
  const { api, teacher, monday, mark, own, addStudentToClass, database, courseId } = await open()
  const zaynab = await addStudentToClass(monday.id)
  await mark(monday.id, zaynab.id, '2026-11-16')
  await database.deleteFrom('class_students').execute()
  expect((await own(zaynab)).courses).toEqual([
    expect.objectContaining({ id: courseId, present: 1, absent: 0, held: 0 }),
  ])
  await api('deleteClass', { token: teacher.token, params: { id: monday.id } })
  expect(await own(zaynab)).toEqual({ courses: [], marks: [], excuses: [] })
})

// proves X48
test('heldDays has the first lessons of all classes of a course, oldest first, at most one for each outline', async () => {
  const { api, admin, monday, makeClass, mark, own, addStudentToClass, database, courseId } = await open()
  const zaynab = await addStudentToClass(monday.id)
  const evening = await makeClass({ classTime: { from: '18:00', to: '19:00' } })
  await database.insertInto('class_students').values({ class_id: evening.id, student_id: zaynab.id }).execute()
  const addOutline = (title: string) =>
    api('saveOutline', {
      token: admin.token,
      params: { courseId, outlineId: 0 },
      body: { title, description: 'What is learned.' },
    })
  await addOutline('Letters')
  await addOutline('Vowels')
  await mark(monday.id, zaynab.id, '2026-11-16')
  await mark(evening.id, zaynab.id, '2026-11-09')
  await mark(monday.id, zaynab.id, '2026-11-20')
  const read = async () => (await own(zaynab)).courses.find(({ id }) => id === courseId)
  expect(await read()).toMatchObject({ held: 3, heldDays: ['2026-11-09', '2026-11-16'] })
  await addOutline('Pauses')
  expect(await read()).toMatchObject({ heldDays: ['2026-11-09', '2026-11-16', '2026-11-20'] })
  // Two classes on one day are two lessons.
  await mark(evening.id, zaynab.id, '2026-11-16')
  expect(await read()).toMatchObject({ held: 4, heldDays: ['2026-11-09', '2026-11-16', '2026-11-16'] })
})
