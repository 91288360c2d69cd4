import { expect, test } from 'vitest'
import { addLessons } from '#testing/addLessons.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

const DAY = 86_400_000

/** A school with a teacher whose three lessons are missing attendance, on 21 November 2026. */
async function open(options: Parameters<typeof openTestSchool>[0] = {}) {
  const school = await openTestSchool(options)
  const { database, api, admin, student, teacher } = school
  const [{ token }, pupil, amina] = [await admin(), await student(), await teacher()]
  const lessons = { teacherId: amina.id, title: 'Tajweed, evening', studentIds: [pupil.id] }
  const { classId } = await addLessons(database, lessons, [{ days: '1,2,3,4,5,6,7', from: '05:00', to: '06:00' }])
  const startOn = (day: string) =>
    database.updateTable('classes').set({ starts: day }).where('id', '=', classId).execute()
  await startOn('2026-11-18')
  return { ...school, token, pupil, amina, classId, startOn, remind: () => api('remindTeachers', { token }) }
}

test('remindTeachers emails each teacher the lessons without attendance, in their language, once a day', async () => {
  const { database, mails, amina, remind, advanceClock, startOn } = await open()
  await database.updateTable('accounts').set({ language: 'ur' }).where('id', '=', amina.accountId).execute()
  expect(await remind()).toMatchObject({ status: 200, body: { message: 'Teachers reminded by email: 1' } })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: amina.email })
  expect(mails[0]?.text).toMatch(/Tajweed, evening/)
  expect(mails[0]?.text).toMatch(/18 نومبر[^]*19 نومبر[^]*20 نومبر/)
  expect(mails[0]?.text).toContain('/teacher/dashboard')
  expect((await remind()).body.message).toBe('All of them were already reminded today.')
  expect(mails).toHaveLength(1)
  // Seven lessons tomorrow, of which five are listed.
  await startOn('2026-11-15')
  advanceClock(DAY)
  await database
    .updateTable('sessions')
    .set({ expires_at: Date.UTC(2027, 0) })
    .execute()
  await remind()
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toMatch(/\b2\b/)
})

test('a teacher who has recorded everything, or is blocked, gets no email', async () => {
  const { database, mails, amina, pupil, classId, remind } = await open()
  await database.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', amina.accountId).execute()
  expect((await remind()).body.message).toBe('Teachers reminded by email: 0')
  await database.updateTable('accounts').set({ status: 'active' }).where('id', '=', amina.accountId).execute()
  const marks = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => ({
    class_id: classId,
    student_id: pupil.id,
    date,
    status: 'present' as const,
  }))
  await database.insertInto('attendance').values(marks).execute()
  expect((await remind()).body.message).toBe('Teachers reminded by email: 0')
  expect(mails).toEqual([])
})

test('remindTeachers returns 422 without a mail server, and 403 to a teacher', async () => {
  const { remind, api, amina } = await open({ sendsMails: false })
  expect(await remind()).toMatchObject({
    status: 422,
    body: { error: 'Email isn’t set up, so nobody was reminded.' },
  })
  expect((await api('remindTeachers', { token: amina.token })).status).toBe(403)
})
