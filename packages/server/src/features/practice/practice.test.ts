import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

const text = 'Read al-Ma‘un five times.'

/** A class on Mondays at 16:00 in Karachi with two students, on Monday, 23 November, at 17:30. */
async function openTestSchool({ days = [1] }: { days?: number[] } = {}) {
  const school = await openTimetableTestSchool()
  const { api, teacher, makeClass, addStudentToClass, setZone, setClock } = school
  await setZone('Asia/Karachi')
  const made = await makeClass({ title: 'Tajweed', days, starts: '2026-11-09' })
  const [maryam, omar] = [await addStudentToClass(made.id), await addStudentToClass(made.id)]
  await setClock(Date.parse('2026-11-23T12:30:00Z'))
  const lesson = { classId: made.id, day: '2026-11-23' }
  const save = (more: object = {}, token = teacher.token) =>
    api('savePractice', { token, body: { ...lesson, text, ...more } })
  const read = async (day = lesson.day, token = teacher.token) =>
    api('listClassPractice', { token, query: { classId: String(made.id), day } })
  const own = async (token = maryam.token, query = {}) =>
    (await api('listOwnPractice', { token, query })).body.practices
  const mark = (body: { id: number; day: string; isDone: boolean }, token = maryam.token) =>
    api('markPractice', { token, body })
  /** Sets the clock to noon in Karachi. */
  const setDay = (day: string) => setClock(Date.parse(`${day}T07:00:00Z`))
  return { ...school, made, maryam, omar, lesson, save, read, own, mark, setDay }
}

// proves D320.1
test('students see the practice of a lesson until the next lesson is over, with the days between', async () => {
  const { save, own, made, teacher, courseId, setDay, setClock, omar } = await openTestSchool()
  expect(await save({ students: [{ id: omar.id, text: 'Only verse 1.' }] })).toEqual({
    status: 200,
    body: { message: 'Practice saved' },
  })
  const [practice] = await own(undefined, { zone: 'Europe/London' })
  expect(practice).toEqual({
    id: expect.any(Number) as number,
    classId: made.id,
    title: 'Tajweed',
    teacher: { id: teacher.id, name: expect.any(String) as string },
    courses: [{ id: courseId, name: expect.any(String) as string }],
    text,
    setOn: '2026-11-23',
    until: { at: '2026-11-30T11:00:00.000Z', offset: 300, viewerOffset: 0 },
    days: [24, 25, 26, 27, 28, 29].map((day) => ({ day: `2026-11-${day}`, isDone: false })),
  })
  expect((await own(omar.token)).map((one) => one.text)).toEqual(['Only verse 1.'])
  await setDay('2026-11-30')
  expect(await own()).toHaveLength(1)
  await setClock(Date.parse('2026-11-30T12:00:00Z'))
  expect(await own()).toEqual([])
})

test('practice ends with a moved lesson, lasts a week without a planned one, and is for the same day before a lesson on the next', async () => {
  const { save, own, api, teacher, made, database, setDay } = await openTestSchool()
  await save()
  const to = { day: '2026-11-25', from: '18:00', to: '19:00' }
  const lesson = { classId: made.id, timingId: made.timingId, day: '2026-11-30', scope: 'one', change: 'move', to }
  expect((await api('changeLessons', { token: teacher.token, body: lesson })).status).toBe(200)
  const days = async () => (await own()).flatMap((one) => one.days.map(({ day }) => day.slice(8)))
  expect(await days()).toEqual(['24'])
  await database.updateTable('class_timings').set({ days: '1,2' }).where('id', '=', made.timingId).execute()
  expect(await days()).toEqual(['23'])
  await database.updateTable('class_timings').set({ days: null }).where('id', '=', made.timingId).execute()
  expect(await days()).toEqual(['24', '25', '26', '27', '28', '29', '30'])
  await setDay('2026-12-01')
  expect(await own()).toEqual([])
})

// proves D321.1
test('students mark the days of their practice, but none in the future, and the teacher sees them at the next lesson', async () => {
  const { save, own, mark, read, setDay, maryam, omar } = await openTestSchool()
  await save({ students: [{ id: omar.id, text: 'Only verse 1.' }] })
  const [{ id = 0 } = {}] = await own()
  const on = (day: string, isDone = true) => mark({ id, day, isDone })
  expect((await on('2026-11-24')).body.error).toEqual({ day: ['This day is in the future.'] })
  expect((await on('2026-11-23')).body.error).toEqual({ day: ['This practice isn’t for this day.'] })
  await setDay('2026-11-26')
  for (const day of ['2026-11-24', '2026-11-24', '2026-11-25', '2026-11-26']) {
    expect(await on(day)).toEqual({ status: 200, body: { message: 'Practice saved' } })
  }
  await on('2026-11-25', false)
  await on('2026-11-25', false)
  const done = async () => (await own()).flatMap(({ days }) => days.flatMap((one) => (one.isDone ? [one.day] : [])))
  expect(await done()).toEqual(['2026-11-24', '2026-11-26'])
  await mark({ id, day: '2026-11-25', isDone: true }, omar.token)
  expect(await done()).toEqual(['2026-11-24', '2026-11-26'])

  expect((await read('2026-11-30')).body).toEqual({
    practice: null,
    previous: {
      day: '2026-11-23',
      text,
      students: [
        { id: maryam.id, text, doneDays: ['2026-11-24', '2026-11-26'], days: 6 },
        { id: omar.id, text: 'Only verse 1.', doneDays: ['2026-11-25'], days: 6 },
      ].map((one) => ({ ...one, name: expect.any(String) as string })),
    },
  })
  // A lesson that isn't in the timetable ends it earlier.
  expect((await read('2026-11-25')).body.previous?.students.map(({ days }) => days)).toEqual([1, 1])
  await setDay('2026-12-01')
  expect((await on('2026-11-24', false)).status).toBe(404)
})

test('saving replaces the texts of a lesson, refuses an outdated version, and removes the practice without texts', async () => {
  const { save, read, own, omar, maryam, made, api, admin } = await openTestSchool()
  await save({
    students: [
      { id: omar.id, text: 'Only verse 1.' },
      { id: maryam.id, text: '' },
    ],
  })
  const ofOmar = { student: { id: omar.id, name: expect.any(String) as string }, text: 'Only verse 1.' }
  expect((await read()).body).toEqual({ practice: { text, students: [ofOmar], version: 1 }, previous: null })
  await save({ text: '', students: [{ id: omar.id, text: 'Verse 2.' }], version: 1 })
  expect((await read()).body.practice).toEqual({ text: '', students: [{ ...ofOmar, text: 'Verse 2.' }], version: 2 })
  // Only the student with a text of their own has something to practise.
  expect([await own(), (await own(omar.token)).length]).toEqual([[], 1])
  expect((await save({ version: 1 })).status).toBe(409)
  expect((await save({ text: '', version: 2 })).status).toBe(200)
  expect((await read()).body).toEqual({ practice: null, previous: null })
  expect((await save({ version: 2 })).status).toBe(409)
  // Nothing to save.
  await save({ text: '' })
  const query = { recordKind: 'class', recordId: String(made.id) }
  const { acts } = (await api('listActs', { token: admin.token, query })).body
  expect(acts.map(({ kind, day }) => [kind, day]).filter(([kind]) => kind === 'savePractice')).toEqual(
    Array.from({ length: 3 }, () => ['savePractice', '2026-11-23']),
  )
})

test('only the teacher of the class and the office set practice, for its students and not for future days', async () => {
  const { save, read, own, newTeacher, newStudent, maryam, admin, lesson, database, mark } = await openTestSchool()
  const stranger = await newTeacher()
  expect([(await save({}, stranger.token)).status, (await read(undefined, stranger.token)).status]).toEqual([404, 404])
  expect([(await save({}, maryam.token)).status, (await read(undefined, maryam.token)).status]).toEqual([403, 403])
  const other = await newStudent()
  expect((await save({ students: [{ id: other.id, text: 'Verse 1.' }] })).body.error).toEqual({
    'students[0].id': ['This student isn’t in this class.'],
  })
  expect((await save({ day: '2026-11-24' })).body.error).toEqual({ day: ['This day is in the future.'] })
  expect((await save({ text: 'x'.repeat(501) })).body.error).toHaveProperty('text')
  expect((await read('2026-02-30')).body.error).toEqual({ day: ['That date doesn’t exist.'] })
  expect((await save({}, admin.token)).status).toBe(200)
  expect((await read(undefined, admin.token)).body.practice?.text).toBe(text)
  const [{ id = 0 } = {}] = await own()
  expect(await own(other.token)).toEqual([])
  expect((await mark({ id, day: '2026-11-24', isDone: true }, other.token)).status).toBe(404)
  await database.updateTable('classes').set({ archived_at: 1 }).where('id', '=', lesson.classId).execute()
  expect([(await read()).status, await own()]).toEqual([404, []])
})

test('erasing a student deletes their marks and texts, and their name from the text of the class', async () => {
  const { save, read, own, mark, setDay, api, admin, maryam, database } = await openTestSchool()
  await database.updateTable('accounts').set({ name: 'Maryam Khan' }).where('id', '=', maryam.accountId).execute()
  await save({ text: 'Everyone reads to Maryam.', students: [{ id: maryam.id, text: 'Verse 2.' }] })
  await setDay('2026-11-25')
  const [{ id = 0 } = {}] = await own()
  await mark({ id, day: '2026-11-24', isDone: true })
  await api('eraseStudent', { token: admin.token, params: { id: maryam.id } })
  expect((await read()).body.practice).toEqual({ text: 'Everyone reads to ….', students: [], version: 2 })
  for (const table of ['practice_texts', 'practice_days'] as const) {
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
