import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { addLessons } from '#testing/addLessons.ts'
import { setTimeZone } from '#testing/setTimeZone.ts'

test('whose lesson is moved reads when it is by the school’s clock and by their own, in the language they chose', async () => {
  const { ask, database, mails, ...school } = await openTestSchool()
  await setTimeZone(database, 'Asia/Karachi')
  const [teacher, zaynab, omar] = [await school.teacher(), await school.student(), await school.student()]
  const { reminders } = (await ask('getReminders', { token: zaynab.token })).body
  const choose = (token: string, some: object) => ask('saveReminders', { token, body: { ...reminders, ...some } })
  await choose(zaynab.token, { timeZone: 'Pacific/Auckland' })
  await choose(omar.token, { language: 'ur' })
  const { classId, timingIds } = await addLessons(
    database,
    { teacherId: teacher.id, studentIds: [zaynab.id, omar.id] },
    [{ days: '2', from: '19:00', to: '20:00' }],
  )
  const lesson = { classId, timingId: timingIds[0] ?? 0, day: '2026-11-24', scope: 'one', change: 'move' }
  const to = { day: '2026-11-25', from: '20:30', to: '21:30' }
  expect((await ask('changeLessons', { token: teacher.token, body: { ...lesson, to } })).status).toBe(200)
  const textTo = (email: string) => mails.find((mail) => mail.to === email)?.text
  expect(textTo(zaynab.email)).toContain('By your own clock it begins on Thursday 26 November, 04:30.')
  expect(textTo(omar.email)).toContain('کا سبق اب')
  expect(textTo(omar.email)).not.toContain('آپ کی گھڑی کے مطابق اس کا آغاز')
  expect(mails).toHaveLength(2)
})
