import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

// The test clock is at Saturday, 21 November 2026, 08:00 UTC, and the school's zone is UTC.
const times = [
  { from: '16:00', to: '17:00', days: [3, 1] },
  { from: '18:00', to: '18:45', days: [6] },
]

async function open() {
  const school = await openClassTestSchool()
  const { api, courseId } = school
  const schedule = (token: string, more: object = {}) =>
    api('scheduleClass', { token, body: { title: 'Twice a week', times, courseIds: [courseId], ...more } })
  return { ...school, schedule }
}

test('a teacher creates a class with several times, each with its own days', async () => {
  const { api, teacher, schedule, mails } = await open()
  const run = { starts: '2026-12-01', ends: '2026-12-31' }
  expect(await schedule(teacher.token, { ...run, link: ' meet.test/twice ' })).toEqual({
    status: 200,
    body: { message: 'Class created' },
  })
  const [created] = (await api('listTeacherClasses', { token: teacher.token })).body.data
  expect(created).toMatchObject({
    title: 'Twice a week',
    classLink: 'meet.test/twice',
    timings: [
      { from: '16:00', to: '17:00', days: [1, 3] },
      { from: '18:00', to: '18:45', days: [6] },
    ],
    ...run,
  })
  expect(mails).toEqual([])
})

test('an administrator creates a class for a teacher, who gets an email', async () => {
  const { api, admin, teacher, schedule, mails } = await open()
  expect((await schedule(admin.token, { teacherID: teacher.id })).status).toBe(200)
  expect((await api('listTeacherClasses', { token: teacher.token })).body.data).toHaveLength(1)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[teacher.email, 'You now teach “Twice a week”']])
})

test('a teacher’s class is their own, whatever teacher is sent', async () => {
  const { api, teacher, newTeacher, assign, schedule } = await open()
  const other = await newTeacher()
  await assign(other.id)
  expect((await schedule(teacher.token, { teacherID: other.id })).status).toBe(200)
  expect((await api('listTeacherClasses', { token: other.token })).body.data).toEqual([])
  expect((await api('listTeacherClasses', { token: teacher.token })).body.data).toHaveLength(1)
})

test('scheduleClass rejects bad input at its field and creates nothing', async () => {
  const { admin, teacher, newTeacher, courseId, newCourse, schedule, database } = await open()
  const blocked = await newTeacher()
  await database.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', blocked.accountId).execute()
  const ofTeacher = { teacherID: teacher.id }
  for (const [body, field] of [
    [{}, 'teacherID'],
    [{ teacherID: 999 }, 'teacherID'],
    [{ teacherID: blocked.id }, 'teacherID'],
    [{ ...ofTeacher, courseIds: [await newCourse('Arabic')] }, 'courseIds'],
    [{ ...ofTeacher, courseIds: [courseId, 999] }, 'courseIds'],
    [{ ...ofTeacher, title: ' ' }, 'title'],
    [{ ...ofTeacher, link: 'javascript:alert(1)' }, 'link'],
    [{ ...ofTeacher, times: [] }, 'times'],
    [{ ...ofTeacher, times: [times[0], { from: '16:00', to: '16:00' }] }, 'times[1].to'],
    [{ ...ofTeacher, starts: '2026-12-02', ends: '2026-12-01' }, 'ends'],
    [{ ...ofTeacher, times: [times[0], { from: '16:30', to: '17:30', days: [1] }] }, 'times[1]'],
  ] as const) {
    const rejected = await schedule(admin.token, body)
    expect([body, rejected.status, Object.keys(rejected.body.error ?? {})]).toEqual([body, 422, [field]])
  }
  expect(await database.selectFrom('classes').select('id').execute()).toEqual([])
})

test('a conflict of one time is reported there, and administrators may confirm it', async () => {
  const { admin, teacher, makeClass, schedule } = await open()
  await makeClass({ classTime: { from: '18:30', to: '19:00', days: [6] } })
  const ofTeacher = { teacherID: teacher.id }
  const refused = await schedule(admin.token, ofTeacher)
  expect([refused.status, Object.keys(refused.body.error ?? {})]).toEqual([422, ['times[1]']])
  expect((await schedule(admin.token, { ...ofTeacher, goOn: true })).status).toBe(200)
})
