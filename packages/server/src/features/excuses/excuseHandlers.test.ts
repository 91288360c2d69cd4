import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

const MONDAY = '2026-11-23'

/** A class on Mondays at 16:00 with two students, on the Saturday before. */
async function openTestSchool() {
  const school = await openTimetableTestSchool()
  const { api, teacher, admin, makeClass, addStudentToClass, setZone } = school
  await setZone('Asia/Karachi')
  const made = await makeClass({ title: 'Tajweed', days: [1], starts: '2026-11-09' })
  const [maryam, omar] = [await addStudentToClass(made.id), await addStudentToClass(made.id)]
  school.mails.length = 0
  const lesson = { classId: made.id, timingId: made.timingId, day: MONDAY }
  const excuse = (token = maryam.token, more: object = {}) =>
    api('excuseLesson', { token, body: { ...lesson, reason: 'A wedding', ...more } })
  const withdraw = (token = maryam.token, more: object = {}) =>
    api('withdrawExcuse', { token, body: { ...lesson, ...more } })
  const change = (kind: 'cancel' | 'move' | 'restore', more: object = {}) => {
    const to = kind === 'move' ? { to: { day: '2026-11-24', from: '18:00', to: '19:00' } } : {}
    return api('changeLessons', {
      token: teacher.token,
      body: { ...lesson, scope: 'one', change: kind, ...to, ...more },
    })
  }
  /** The lessons of the week from Monday on, as someone sees them. */
  const lessons = async (token: string) =>
    (await api('getTimetable', { token, query: { from: MONDAY } })).body.lessons.map(({ excuses, excused }) => ({
      excuses: excuses?.map(({ student, reason, isMarked }) => ({ id: student.id, reason, isMarked })),
      excused,
    }))
  const register = async () =>
    (await api('listAttendance', { token: teacher.token, params: { classId: made.id } })).body.excuses
  return { ...school, admin, made, maryam, omar, lesson, excuse, withdraw, change, lessons, register }
}

// proves D315.1
test('an excuse is seen by the student, the teacher and the office, and in the register, until it is withdrawn', async () => {
  const { excuse, withdraw, lessons, register, teacher, admin, maryam, omar } = await openTestSchool()
  expect(await excuse()).toEqual({ status: 200, body: { message: 'Excuse sent' } })
  const ofMaryam = { id: maryam.id, reason: 'A wedding', isMarked: false }
  expect(await lessons(maryam.token)).toEqual([{ excuses: undefined, excused: { reason: 'A wedding' } }])
  expect(await lessons(omar.token)).toEqual([{ excuses: undefined, excused: null }])
  for (const { token } of [teacher, admin]) {
    expect(await lessons(token)).toEqual([{ excuses: [ofMaryam], excused: undefined }])
  }
  expect(await register()).toEqual([{ studentId: maryam.id, date: MONDAY, reason: 'A wedding' }])

  expect((await excuse(maryam.token, { reason: ' ' })).status).toBe(200)
  expect(await lessons(maryam.token)).toEqual([{ excuses: undefined, excused: { reason: null } }])

  expect(await withdraw()).toEqual({ status: 200, body: { message: 'Excuse withdrawn' } })
  expect(await lessons(teacher.token)).toEqual([{ excuses: [], excused: undefined }])
  expect(await register()).toEqual([])
  expect((await withdraw()).status).toBe(404)
})

// proves D328.1
test('an excuse is among the own attendance of the student, until the lesson is moved', async () => {
  const { api, excuse, change, maryam, omar, courseId } = await openTestSchool()
  await excuse()
  const excusesOf = async ({ token }: { token: string }) => (await api('listOwnAttendance', { token })).body.excuses
  expect(await excusesOf(maryam)).toEqual([{ date: MONDAY, courses: [{ id: courseId, name: expect.any(String) }] }])
  expect(await excusesOf(omar)).toEqual([])
  await change('move')
  expect(await excusesOf(maryam)).toEqual([])
})

// proves D315.2
test('an excuse applies only while its lesson stays at its time', async () => {
  const { excuse, change, lessons, register, maryam, api, teacher } = await openTestSchool()
  await excuse()
  const excused = async () => (await lessons(maryam.token)).some((one) => one.excused !== null)
  const isShown = async () => [await excused(), (await register())?.length === 1]
  const { body } = await change('move')
  expect(await isShown()).toEqual([false, false])
  await api('undoLessonChange', { token: teacher.token, params: { id: body.change } })
  expect(await isShown()).toEqual([true, true])
  await change('move')
  // The moved lesson can be excused too; moving it back makes it another one.
  expect((await excuse()).status).toBe(200)
  expect(await isShown()).toEqual([true, true])
  await change('restore')
  expect(await isShown()).toEqual([false, false])
})

test('a lesson that has begun, is cancelled or doesn’t exist can’t be excused', async () => {
  const { excuse, withdraw, change, setClock, omar, lesson } = await openTestSchool()
  const errorOf = async (more: object) => (await excuse(omar.token, more)).body.error
  expect(await errorOf({ day: '2026-11-24' })).toEqual({ day: ['There’s no lesson on this day.'] })
  expect(await errorOf({ day: '2026-02-30' })).toEqual({ day: ['There’s no lesson on this day.'] })
  expect(await errorOf({ timingId: lesson.timingId + 1 })).toEqual({ timingId: ['Invalid class timing ID'] })
  expect(await errorOf({ reason: 'x'.repeat(301) })).toHaveProperty('reason')
  expect((await excuse()).status).toBe(200)
  await change('cancel')
  expect(await errorOf({})).toEqual({ day: ['This lesson is cancelled.'] })
  await change('restore')
  // 16:00 in Karachi.
  await setClock(Date.parse(`${MONDAY}T10:59:59Z`))
  expect((await excuse(omar.token)).status).toBe(200)
  await setClock(Date.parse(`${MONDAY}T11:00:00Z`))
  const begun = { day: ['This lesson has already begun.'] }
  expect(await errorOf({})).toEqual(begun)
  expect((await withdraw(omar.token)).body.error).toEqual(begun)
})

test('only students of the class can excuse themselves', async () => {
  const { excuse, newStudent, teacher, admin, lesson, maryam, database } = await openTestSchool()
  expect((await excuse((await newStudent()).token)).status).toBe(404)
  expect((await excuse(teacher.token)).status).toBe(403)
  expect((await excuse(admin.token)).status).toBe(403)
  await database.updateTable('classes').set({ archived_at: 1 }).where('id', '=', lesson.classId).execute()
  expect((await excuse(maryam.token)).status).toBe(404)
})

// proves D316.1
test('a lesson needs no attendance of excused students', async () => {
  const { excuse, api, teacher, mark, made, maryam, omar, setClock, lessons } = await openTestSchool()
  await excuse()
  const owed = async () =>
    (await api('listOwedLessons', { token: teacher.token })).body.lessons.flatMap(({ day, marked, students }) =>
      day >= MONDAY ? [`${marked} of ${students}`] : [],
    )
  await setClock(Date.parse(`${MONDAY}T12:30:00Z`))
  expect(await owed()).toEqual(['0 of 2'])
  await mark(made.id, omar.id, MONDAY)
  expect(await owed()).toEqual([])
  // She came anyway.
  await mark(made.id, maryam.id, MONDAY)
  expect(await owed()).toEqual([])
  expect((await lessons(teacher.token))[0]?.excuses).toEqual([{ id: maryam.id, reason: 'A wedding', isMarked: true }])
})

test('excuses are in the history with who sent them, and erasing the student deletes them', async () => {
  const { excuse, withdraw, api, admin, maryam, database } = await openTestSchool()
  await excuse()
  await withdraw()
  await excuse()
  // Repeating it changes nothing.
  await excuse()
  const query = { recordKind: 'student', recordId: String(maryam.id) }
  const { acts } = (await api('listActs', { token: admin.token, query })).body
  const name = expect.stringMatching(/^Student/) as string
  const about = { what: 'Tajweed', day: MONDAY, who: { name, isYou: false } }
  expect(acts.slice(0, 3)).toEqual([
    expect.objectContaining({ kind: 'excuseLesson', reason: 'A wedding', ...about }),
    expect.objectContaining({ kind: 'withdrawExcuse', reason: null, ...about }),
    expect.objectContaining({ kind: 'excuseLesson', reason: 'A wedding', ...about }),
  ])
  await api('eraseStudent', { token: admin.token, params: { id: maryam.id } })
  expect(await database.selectFrom('lesson_excuses').selectAll().execute()).toEqual([])
  const kept = (await api('listActs', { token: admin.token, query })).body.acts
  expect(kept.filter(({ kind }) => kind === 'excuseLesson').map(({ reason }) => reason)).toEqual([null, null])
})
