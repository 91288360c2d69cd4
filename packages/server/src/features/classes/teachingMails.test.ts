import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

/** The same school with all of its operations. */
async function open() {
  const school = await openTestSchool()
  const { database } = school
  const [admin, teacher, student, courseId] = [
    await school.admin(),
    await school.teacher(),
    await school.student(),
    await school.course('Tajweed'),
  ]
  await database.insertInto('course_assignments').values({ teacher_id: teacher.id, course_id: courseId }).execute()
  const setName = (id: number, name: string) =>
    database.updateTable('accounts').set({ name }).where('id', '=', id).execute()
  await setName(teacher.accountId, 'Amina Yusuf')
  await setName(student.accountId, 'Zaynab Malik')
  const people = { studentId: student.id, teacherId: teacher.id, courseId }
  const allotment = { ...people, classTimes: [{ from: '16:00', to: '17:00', days: [1, 3] }] }
  const allot = () => school.api('createAllotment', { token: admin.token, body: allotment })
  return { ...school, admin, teacher, student, courseId, allotment, allot }
}

const mailsTo = (mails: readonly { to: string; subject: string; text: string }[], { email }: { email: string }) =>
  mails.filter(({ to }) => to === email)

test('an allotment is mailed to its student and its teacher once, with names and times', async () => {
  const { api, admin, teacher, student, allotment, allot, mails } = await open()
  expect((await allot()).status).toBe(200)
  const [[toStudent], [toTeacher]] = [mailsTo(mails, student), mailsTo(mails, teacher)]
  expect(toStudent?.text).toMatch(
    /^Hello Zaynab Malik,\n\nYou have a teacher for “Tajweed”\.\n\nTeacher: Amina Yusuf\nLesson times: Monday, Wednesday, 16:00–17:00\nSchool time zone: /,
  )
  expect(toTeacher?.text).toMatch(/^Hello Amina Yusuf,.*Student: Zaynab Malik\n.*\/teacher\/alloted-students/s)
  const save = (body: object) => api('updateAllotment', { token: admin.token, params: { id: 1 }, body })
  expect((await save(allotment)).status).toBe(200)
  expect(mails).toHaveLength(2)
  expect((await save({ ...allotment, classTimes: [{ from: '18:00', to: '19:00' }] })).status).toBe(200)
  expect(mailsTo(mails, student).at(-1)?.text).toContain('18:00–19:00')
  expect(mails).toHaveLength(4)
})

test('people who turned off change mails get none, and mails due at night are delayed', async () => {
  const { api, teacher, student, allot, mails, database } = await open()
  const chosen = { dayBefore: false, hourBefore: false, timeZone: 'UTC', language: 'en' }
  const save = ({ token }: { token: string }, more: object) =>
    api('saveReminders', { token, body: { ...chosen, changes: true, quietFrom: null, quietTo: null, ...more } })
  expect((await save(teacher, { changes: false })).status).toBe(200)
  expect((await save(student, { quietFrom: '00:00', quietTo: '23:59' })).status).toBe(200)
  await allot()
  expect(mails).toEqual([])
  const jobs = await database
    .selectFrom('jobs')
    .select(['kind', 'done_at'])
    .where('kind', 'like', '%Allotted')
    .execute()
  expect(jobs).toEqual([{ kind: 'teacherAllotted', done_at: null }])
})

test('a student gets one mail about being added to a class and one about a report', async () => {
  const { api, teacher, courseId, allot, student, mails } = await open()
  await allot()
  mails.length = 0
  const { token } = teacher
  const form = { title: 'Monday group', link: 'meet.test/a', classTime: { from: '16:00', to: '17:00', days: [1] } }
  await api('createClass', { token, body: { ...form, courseIds: [courseId] } })
  const { teacherAllotment } = (await api('listTeacherAllotments', { token })).body
  const classTimings = teacherAllotment[0]?.student_class_timings
  const body = { classId: 1, students: [{ studentId: student.id, classTimings }] }
  for (const _ of [1, 2]) expect((await api('assignStudents', { token, body })).status).toBe(200)
  expect(mailsTo(mails, student).map(({ subject, text }) => [subject, text.includes('Amina Yusuf')])).toEqual([
    ['You’re in the class “Monday group”', true],
  ])
  const report = { id: 0, classId: 1, studentId: student.id, courseId, attendance: '90' }
  const texts = { testRemarks: 'x', classParticipation: 'x', suggestions: '' }
  expect((await api('saveReport', { token, body: { ...report, ...texts } })).status).toBe(200)
  expect((await api('saveReport', { token, body: { ...report, ...texts, id: 1 } })).status).toBe(200)
  expect(mailsTo(mails, student).map(({ subject }) => subject)).toEqual([
    'You’re in the class “Monday group”',
    'New performance report for “Tajweed”',
  ])
})

test('a teacher gets a mail about a class handed over to them', async () => {
  const { api, admin, makeClass, newTeacher, assign, mails } = await openClassTestSchool()
  const { id, title } = await makeClass()
  const other = await newTeacher()
  await assign(other.id)
  mails.length = 0
  const body = { title, link: 'meet.test/a', classTime: { from: '16:00', to: '17:00' }, teacherID: other.id }
  expect((await api('editClass', { token: admin.token, params: { id }, body })).status).toBe(200)
  expect(mailsTo(mails, other).map(({ subject }) => subject)).toEqual([`You now teach “${title}”`])
})
