import { expect, test } from 'vitest'
import { recurringJobs } from '#jobs/backgroundJobs.ts'
import { addLessons } from '#testing/addLessons.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

/** The time is Saturday, 21 November 2026, 08:00 UTC, and the school's time zone is UTC. */
async function open() {
  const school = await openTestSchool()
  const { api, database, now, mails, student } = school
  const [admin, pupil] = [await school.admin(), await student()]
  /** A teacher with a class every day at five in the morning, from a given day on. */
  const teaches = async (starts: string) => {
    const teacher = await school.teacher()
    const { classId } = await addLessons(database, { teacherId: teacher.id, studentIds: [pupil.id] }, [
      { days: '1,2,3,4,5,6,7', from: '05:00', to: '06:00' },
    ])
    await database.updateTable('classes').set({ starts }).where('id', '=', classId).execute()
    const { teach_id: code } = await database
      .selectFrom('teachers')
      .select('teach_id')
      .where('id', '=', teacher.id)
      .executeTakeFirstOrThrow()
    return { ...teacher, classId, code: code ?? '' }
  }
  const mark = (class_id: number, date: string) =>
    database.insertInto('attendance').values({ class_id, student_id: pupil.id, date, status: 'absent' }).execute()
  const digest = async () => {
    await recurringJobs.layDigests.run({ database, now: now(), timeZone: 'UTC' })
    await api('getSettings')
    await school.runJobs()
    return mails.find(({ to }) => to === admin.email)?.text
  }
  return { ...school, admin, teaches, mark, digest }
}

test('the digest has the number of unmarked lessons before today, with their teachers', async () => {
  const { api, teaches, mark, digest } = await open()
  const [few, many] = [await teaches('2026-11-19'), await teaches('2026-11-16')]
  await mark(many.classId, '2026-11-17')
  await mark(few.classId, '2026-11-20')
  expect(await digest()).toContain(
    `Needs your attention:\n\nLessons missing attendance: 5\nTeachers: ${many.code} (4), ${few.code} (1)\n`,
  )
  // Each teacher's own list also includes this morning's lesson.
  for (const [{ token }, count] of [
    [many, 4],
    [few, 1],
  ] as const) {
    const { lessons } = (await api('listOwedLessons', { token })).body
    expect(lessons.filter(({ heldOn }) => heldOn < '2026-11-21')).toHaveLength(count)
    expect(lessons).toHaveLength(count + 1)
  }
})

test('of many teachers the digest names those with most unmarked lessons, in the reader’s language', async () => {
  const { api, admin, teaches, digest } = await open()
  const starts = [20, 16, 19, 17, 18, 15].map((day) => `2026-11-${day}`)
  const teachers: { code: string }[] = []
  for (const day of starts) teachers.push(await teaches(day))
  const { reminders } = (await api('getReminders', { token: admin.token })).body
  await api('saveReminders', { token: admin.token, body: { ...reminders, language: 'ar' } })
  const expected = [5, 1, 3, 4, 2].map((at, index) => `\u2068${teachers[at]?.code} (${6 - index})\u2069`)
  expect(await digest()).toContain(`دروس ينقصها تسجيل الحضور: 21\nمعظمها للمعلّمين: ${expected.join('، ')}\n`)
})

test('no digest is sent without unmarked lessons before today', async () => {
  const { teaches, mark, digest } = await open()
  const { classId } = await teaches('2026-11-20')
  await mark(classId, '2026-11-20')
  expect(await digest()).toBeUndefined()
})
