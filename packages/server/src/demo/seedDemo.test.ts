import { expect, test } from 'vitest'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import { DEMO_PASSWORD, seedDemo } from './seedDemo.ts'

// proves D35.1
test('seedDemo sets currency, time zone and obviously invalid payment accounts', async () => {
  const { api } = await openDemoSchool()
  const { settings } = (await api('getSettings')).body
  expect(settings).toMatchObject({ name: 'Maktab', currency: 'USD', timeZone: 'Asia/Karachi' })
  const { domestic = [], international = [] } = settings.paymentWays ?? {}
  for (const ways of [domestic, international]) expect(ways.map(({ kind }) => kind)).toEqual(['bank', 'wallet'])
  for (const { accountTitle, accountNumber } of [...domestic, ...international]) {
    expect(accountTitle).toContain('(example)')
    expect(accountNumber.replace(/^\+92 3|^03/, '')).toMatch(/^[^1-9]*$/)
  }
})

test('seedDemo gives each role records to look at', async () => {
  const { api, signIn } = await openDemoSchool()
  const student = await signIn('student@maktab.test')
  const { courses } = (await api('listEnrolledCourses', { token: student })).body
  const { billing } = (await api('listStudentBilling', { token: student })).body
  expect(courses.length).toBeGreaterThan(0)
  const enrolled = billing.filter(({ kind, paymentStatus }) => kind === 'course' && paymentStatus === 'paid')
  expect(new Set(enrolled.map(({ courseId }) => courseId))).toEqual(new Set(courses.map(({ id }) => id)))
  expect(billing.filter(({ paymentStatus }) => paymentStatus === 'pending').length).toBeGreaterThan(0)
  const teacher = await signIn('teacher@maktab.test')
  expect((await api('listTeacherClasses', { token: teacher })).body.data.length).toBeGreaterThan(0)
  const admin = await signIn('admin@maktab.test')
  expect((await api('listReports', { token: admin })).body.data.length).toBeGreaterThan(5)
  expect((await api('signIn', { body: { email: 'blocked@maktab.test', password: DEMO_PASSWORD } })).body.status).toBe(
    'blocked',
  )
})

test('seedDemo adds two siblings with their own lessons, payments and reports', async () => {
  const { api, signIn } = await openDemoSchool()
  const token = await signIn('siblings@maktab.test')
  const { children = [] } = (await api('getCurrentUser', { token })).body.user
  expect(children.map(({ isPresent }) => isPresent)).toEqual([true, false])
  const readAs = async (of: string) => {
    const read = { token: of }
    const { name } = (await api('getCurrentUser', read)).body.user
    const classes = (await api('listStudentClasses', read)).body.classes.map((one) => one.class.title)
    const { billing } = (await api('listStudentBilling', read)).body
    const { lessons } = (await api('getTimetable', read)).body
    expect([name, classes.length, billing.length, lessons.length]).not.toContain(0)
    return { name, classes, billing }
  }
  const first = await readAs(token)
  const other = children[1]!
  const switched = (await api('switchChild', { token, body: { id: other.id } })).body.token
  const second = await readAs(switched)
  expect(second.name).toBe(other.name)
  expect(second.classes).not.toEqual(first.classes)
  expect(second.billing).not.toEqual(first.billing)
  const { data: reports } = (await api('listReports', { token: await signIn('admin@maktab.test') })).body
  const studentsWithReport = new Set(reports.map(({ student }) => student.id))
  expect(children.filter(({ id }) => !studentsWithReport.has(id))).toEqual([])
})

test('seedDemo gives every teacher class timings and every course a class', async () => {
  const { api, signIn } = await openDemoSchool()
  const token = await signIn('admin@maktab.test')
  const { teachers } = (await api('listTeachers', { token })).body
  for (const { id, name } of teachers) {
    const { data: times } = (await api('listTeacherClassTimes', { token, params: { teacherId: id } })).body
    expect(times.length, name).toBeGreaterThan(0)
  }
  const { data } = (await api('listAllClasses', { token })).body
  const { course } = (await api('listCourses')).body
  const taught = course.filter(({ id }) => data.some((one) => one.courses?.some((taughtHere) => taughtHere.id === id)))
  expect(taught.length).toBe(course.length)
})

test('seedDemo adds lessons for every day, one overnight, one cancelled and one moved', async () => {
  const { api, signInAs } = await openDemoSchool()
  const { lessons, withoutDays } = (await api('getTimetable', { token: await signInAs('admin') })).body
  const days = lessons.filter(({ state }) => state === 'planned').map(({ heldOn }) => heldOn)
  // The lesson of Friday night ends on Saturday.
  expect(new Set(days.filter((day) => day >= '2026-11-21')).size).toBe(7)
  expect(lessons.filter(({ from, to }) => to <= from).length).toBeGreaterThan(0)
  expect(lessons.map(({ state }) => state).filter((state) => state !== 'planned')).toEqual(['moved', 'cancelled'])
  expect(withoutDays.length).toBeGreaterThan(0)
})

test('seedDemo does nothing the second time', async () => {
  const { database, services, now } = await openDemoSchool()
  const count = () => database.selectFrom('purchases').select('id').execute()
  const before = await count()
  await seedDemo(database, services, now())
  expect(await count()).toEqual(before)
})

test('seedDemo creates a school that has existed for a year', async () => {
  const { api, signInAs } = await openDemoSchool()
  const { months, weeks, thisMonth } = (await api('getSchoolFigures', { token: await signInAs('admin') })).body
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  expect(months.filter(({ registrations }) => registrations > 0).length).toBeGreaterThanOrEqual(7)
  expect(months.filter(({ courseIncome }) => courseIncome > 0).length).toBeGreaterThanOrEqual(11)
  expect(sum(months.map(({ eventIncome }) => eventIncome))).toBeGreaterThan(0)
  expect(weeks.filter(({ present }) => present > 0).length).toBeGreaterThanOrEqual(10)
  expect(sum(weeks.map(({ absent }) => absent))).toBeLessThan(sum(weeks.map(({ present }) => present)) / 4)
  expect(thisMonth.students).toBeLessThan(sum(months.map(({ registrations }) => registrations)) / 3)
})

test('seedDemo draws a receipt of its own for every payment, and a reason for every rejected one', async () => {
  const { database } = await openDemoSchool()
  const receipts = await database
    .selectFrom('receipts')
    .select(['id', 'file', 'status', 'record_id', 'decided_at', 'bundle_id'])
    .execute()
  expect(receipts.length).toBeGreaterThan(20)
  expect(receipts.filter(({ bundle_id }) => bundle_id !== null)).toHaveLength(2)
  const sent = new Set(receipts.map(({ id, bundle_id }) => bundle_id ?? id))
  expect(new Set(receipts.map(({ file }) => file)).size).toBe(sent.size)
  const reasons = await database.selectFrom('acts').select('reason').where('kind', '=', 'rejectPayment').execute()
  expect(reasons).toHaveLength(receipts.filter(({ status }) => status === 'rejected').length)
  expect(reasons.filter(({ reason }) => reason === null)).toEqual([])
})
