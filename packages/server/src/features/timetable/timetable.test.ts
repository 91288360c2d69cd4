import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

const MINUTE = 60_000

// proves X27
test('getTimetable returns all lessons to an administrator, and their own to teachers and students', async () => {
  const { api, admin, teacher, newTeacher, makeClass, addStudentToClass, courseId, newCourse, assign } =
    await openTimetableTestSchool()
  const other = await newTeacher()
  const second = await newCourse('Hifz')
  await assign(other.id, second)
  const ownClass = await makeClass({ title: 'Tajweed', days: [1, 3] })
  const others = await makeClass({ of: other, title: 'Hifz', days: [2], courseIds: [second] })
  const loose = await makeClass({ title: 'Loose' })
  const student = await addStudentToClass(ownClass.id)
  const week = async (token: string, query: Record<string, string> = {}) => {
    const { status, body } = await api('getTimetable', { token, query: { from: '2026-11-23', ...query } })
    expect(status).toBe(200)
    return [...body.lessons.map(({ title, day }) => `${title} ${day}`), ...body.withoutDays.map(({ title }) => title)]
  }
  const all = ['Tajweed 2026-11-23', 'Hifz 2026-11-24', 'Tajweed 2026-11-25', 'Loose']
  expect(await week(admin.token)).toEqual(all)
  expect(await week(admin.token, { teacherId: String(other.id) })).toEqual(['Hifz 2026-11-24'])
  expect(await week(admin.token, { courseId: String(courseId) })).toEqual(all.filter((one) => !one.startsWith('Hifz')))
  expect(await week(admin.token, { days: '1' })).toEqual(['Tajweed 2026-11-23', 'Loose'])
  expect(await week(teacher.token, { teacherId: String(other.id) })).toEqual(
    all.filter((one) => !one.startsWith('Hifz')),
  )
  expect(await week(other.token)).toEqual(['Hifz 2026-11-24'])
  expect(await week(student.token)).toEqual(['Tajweed 2026-11-23', 'Tajweed 2026-11-25'])
  expect(await week((await addStudentToClass(loose.id)).token)).toEqual(['Loose'])

  await api('deleteClass', { token: other.token, params: { id: others.id } })
  expect(await week(admin.token)).not.toContain('Hifz 2026-11-24')
  await api('deleteTeacher', { token: admin.token, body: { teacherID: teacher.id } })
  expect(await week(admin.token)).toEqual([])
})

test('a lesson includes link, people, number of students and time zone', async () => {
  const { api, teacher, makeClass, addStudentToClass, courseId, mark, setZone } = await openTimetableTestSchool()
  await setZone('Asia/Karachi')
  const made = await makeClass({ title: 'Tajweed', days: [7], classTime: { from: '23:30', to: '00:30' } })
  const student = await addStudentToClass(made.id)
  await addStudentToClass(made.id)
  await mark(made.id, student.id, '2026-11-15')
  const query = { from: '2026-11-16', days: '1', zone: 'Europe/London' }
  const { body } = await api('getTimetable', { token: teacher.token, query })
  expect(body).toEqual({
    lessons: [
      {
        classId: made.id,
        timingId: made.timingId,
        day: '2026-11-15',
        heldOn: '2026-11-15',
        from: '23:30',
        to: '00:30',
        starts: { at: '2026-11-15T18:30:00.000Z', offset: 300, viewerOffset: 0 },
        ends: { at: '2026-11-15T19:30:00.000Z', offset: 300, viewerOffset: 0 },
        state: 'planned',
        note: null,
        title: 'Tajweed',
        link: 'meet.test/monday',
        teacher: { id: teacher.id, name: expect.any(String) as string },
        courses: [{ id: courseId, name: 'Tajweed' }],
        students: 2,
        marked: 1,
        excuses: [],
        version: 1,
      },
    ],
    withoutDays: [],
    timeZone: 'Asia/Karachi',
    zoneData: process.versions['tz'],
  })
})

test('an invalid range is rejected at its field, and far dates are no error', async () => {
  const { api, teacher, makeClass } = await openTimetableTestSchool()
  await makeClass({ days: [1] })
  const query = async (query: Record<string, string>) => await api('getTimetable', { token: teacher.token, query })
  expect((await query({ zone: 'Mars/Base' })).body.error).toEqual({ zone: ['We don’t recognize this time zone.'] })
  expect((await query({ from: '2026-02-30' })).body.error).toEqual({ from: ['That date doesn’t exist.'] })
  expect((await query({ from: '9999-12-31' })).body.error).toEqual({ from: ['That date doesn’t exist.'] })
  expect((await query({ days: '43' })).status).toBe(422)
  for (const from of ['0000-01-01', '0001-01-01', '1800-01-01', '9999-10-31']) {
    expect((await query({ from, days: '42', zone: 'Africa/Monrovia' })).status, from).toBe(200)
  }
})

// Lessons keep their local time, so their instants shift with the zone's offset.
test.each([
  ['Asia/Karachi', '2026-03-28', ['11:00', '11:00', '11:00'], 300],
  ['Europe/London', '2026-03-28', ['16:00', '15:00', '15:00'], 60],
  ['Europe/London', '2026-10-24', ['15:00', '16:00', '16:00'], 0],
  ['America/New_York', '2026-03-07', ['21:00', '20:00', '20:00'], -240],
  ['America/New_York', '2026-10-31', ['20:00', '21:00', '21:00'], -300],
] as const)('lessons in %s around %s stay at 16:00', async (zone, from, hours, offset) => {
  const { api, teacher, makeClass, setZone, setClock } = await openTimetableTestSchool()
  await setZone(zone)
  await setClock(Date.parse(`${from}T12:00:00Z`))
  await makeClass({ days: [1, 6, 7] })
  const { lessons } = (await api('getTimetable', { token: teacher.token, query: { days: '3' } })).body
  expect(lessons.map(({ starts }) => starts.at.slice(11, 16))).toEqual(hours)
  expect(lessons.map((lesson) => lesson.from)).toEqual(['16:00', '16:00', '16:00'])
  expect(lessons.at(-1)?.starts.offset).toBe(offset)
})

// proves X40
test('past lessons with missing marks are listed, newest first', async () => {
  const { api, teacher, makeClass, addStudentToClass, mark, setClock } = await openTimetableTestSchool()
  const made = await makeClass({ title: 'Tajweed', days: [1, 3], starts: '2026-11-01' })
  await makeClass({ title: 'Nobody in it', days: [1] })
  const [one, two] = [await addStudentToClass(made.id), await addStudentToClass(made.id)]
  const unmarked = async () => {
    const { lessons } = (await api('listOwedLessons', { token: teacher.token })).body
    return lessons.map(({ day, marked, students }) => `${day} ${marked}/${students}`)
  }
  expect(await unmarked()).toEqual([
    '2026-11-18 0/2',
    '2026-11-16 0/2',
    '2026-11-11 0/2',
    '2026-11-09 0/2',
    '2026-11-04 0/2',
    '2026-11-02 0/2',
  ])
  await mark(made.id, one.id, '2026-11-18')
  expect((await unmarked())[0]).toBe('2026-11-18 1/2')
  await mark(made.id, two.id, '2026-11-18')
  expect((await unmarked())[0]).toBe('2026-11-16 0/2')

  await setClock(Date.parse('2026-11-23T16:59:00Z'))
  expect((await unmarked())[0]).toBe('2026-11-16 0/2')
  await setClock(Date.parse('2026-11-23T16:59:00Z') + MINUTE)
  expect((await unmarked())[0]).toBe('2026-11-23 0/2')
})

test('without a start date, unmarked lessons count from the first mark or within two weeks', async () => {
  const { api, teacher, makeClass, addStudentToClass, mark } = await openTimetableTestSchool()
  const made = await makeClass({ days: [1] })
  const student = await addStudentToClass(made.id)
  const unmarked = async () => {
    const { lessons } = (await api('listOwedLessons', { token: teacher.token })).body
    return lessons.map(({ day }) => day)
  }
  expect(await unmarked()).toEqual(['2026-11-16', '2026-11-09'])
  await mark(made.id, student.id, '2026-10-26')
  expect(await unmarked()).toEqual(['2026-11-16', '2026-11-09', '2026-11-02'])
  await mark(made.id, student.id, '2026-01-05')
  expect((await unmarked()).at(-1)).toBe('2026-09-28')
})

test('editing the days or dates of a class deletes changes of lessons that no longer exist', async () => {
  const { api, teacher, makeClass, database } = await openTimetableTestSchool()
  const made = await makeClass({ days: [1, 3] })
  const cancel = (day: string) =>
    api('changeLessons', {
      token: teacher.token,
      body: { classId: made.id, timingId: made.timingId, day, scope: 'one', change: 'cancel' },
    })
  const monday = await cancel('2026-11-23')
  const wednesday = await cancel('2026-11-25')
  expect([monday.status, wednesday.status]).toEqual([200, 200])
  await cancel('2026-12-07')
  const edit = (days: number[], ends: string | null) => {
    const classTime = { id: made.timingId, from: '16:00', to: '17:00', days }
    const body = { id: made.id, title: 'Tajweed', link: 'meet.test', classTime, starts: null, ends }
    return api('editClass', { token: teacher.token, params: { id: made.id }, body })
  }
  const changed = async () =>
    (await database.selectFrom('lesson_changes').select('day').orderBy('day').execute()).map(({ day }) => day)

  expect((await edit([1, 3], null)).status).toBe(200)
  expect(await changed()).toEqual(['2026-11-23', '2026-11-25', '2026-12-07'])
  expect((await edit([1], '2026-12-01')).status).toBe(200)
  expect(await changed()).toEqual(['2026-11-23'])
  const { status } = await api('undoLessonChange', { token: teacher.token, params: { id: wednesday.body.change } })
  expect(status).toBe(409)
})

test('the readiness check reports the version of the time zone data', async () => {
  const { request } = await openTimetableTestSchool()
  expect((await request('/readyz')).json()).toEqual({ status: 'ok', zoneData: process.versions['tz'] })
})
