import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

/** A class on Mondays at 16:00 in Karachi, on the Saturday before, and its student Maryam Khan. */
async function openTestSchool(choices: object = {}) {
  const school = await openTimetableTestSchool()
  const { api, teacher, makeClass, addStudentToClass, setZone, mails, database } = school
  await setZone('Asia/Karachi')
  const made = await makeClass({ title: 'Tajweed', days: [1], starts: '2026-11-09' })
  const student = await addStudentToClass(made.id)
  await database.updateTable('accounts').set({ name: 'Maryam Khan' }).where('id', '=', student.accountId).execute()
  const { reminders } = (await api('getReminders', { token: teacher.token })).body
  const chosen = { ...reminders, quietFrom: null, quietTo: null, ...choices }
  expect((await api('saveReminders', { token: teacher.token, body: chosen })).status).toBe(200)
  mails.length = 0
  const body = { classId: made.id, timingId: made.timingId, day: '2026-11-23' }
  const { token } = student
  return {
    ...school,
    excuse: (reason: string) => api('excuseLesson', { token, body: { ...body, reason } }),
    withdraw: () => api('withdrawExcuse', { token, body }),
    toTeacher: () => mails.filter(({ to }) => to === teacher.email),
  }
}

// proves D315.3
test('the teacher gets a mail about an excuse, without its reason, and one when it is withdrawn', async () => {
  const { excuse, withdraw, toTeacher, runJobs } = await openTestSchool({ timeZone: 'Europe/London' })
  await excuse('A wedding')
  // Another reason is no news.
  await excuse('A wedding in Lahore')
  await runJobs()
  const [mail] = toTeacher()
  expect(mail?.subject).toBe('Maryam Khan can’t come: “Tajweed”, Monday 23 November, 16:00')
  expect(mail?.text).toContain('Your time: Monday 23 November, 11:00')
  expect(mail?.text).toContain('/teacher/timetable')
  expect(mail?.text).not.toContain('wedding')
  await withdraw()
  await runJobs()
  expect(toTeacher().map(({ subject }) => subject)).toEqual([
    'Maryam Khan can’t come: “Tajweed”, Monday 23 November, 16:00',
    'Maryam Khan can come after all: “Tajweed”, Monday 23 November, 16:00',
  ])
})

test('a teacher without mails about changes gets none', async () => {
  const { excuse, toTeacher, runJobs } = await openTestSchool({ changes: false })
  await excuse('A wedding')
  await runJobs()
  expect(toTeacher()).toEqual([])
})

test('an excuse at night is mailed in the morning, unless it was withdrawn or the lesson begins before', async () => {
  const quiet = { timeZone: 'Asia/Karachi', quietFrom: '22:00', quietTo: '07:00' }
  const { excuse, withdraw, setClock, toTeacher, runJobs } = await openTestSchool(quiet)
  // 23:00 in Karachi.
  await setClock(Date.parse('2026-11-21T18:00:00Z'))
  await excuse('A wedding')
  await runJobs()
  expect(toTeacher()).toEqual([])
  await setClock(Date.parse('2026-11-22T02:00:00Z'))
  await runJobs()
  expect(toTeacher()).toHaveLength(1)
  await setClock(Date.parse('2026-11-22T18:00:00Z'))
  await withdraw()
  await excuse('Ill')
  await setClock(Date.parse('2026-11-23T02:00:00Z'))
  await runJobs()
  expect(toTeacher().map(({ subject }) => subject.split(':')[0])).toEqual([
    'Maryam Khan can’t come',
    'Maryam Khan can’t come',
  ])
})
