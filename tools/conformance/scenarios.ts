import { allotting, assigning, classes, courses, ordering } from './scenarios/courses.ts'
import { applying, registering, signingIn } from './scenarios/accounts.ts'
import { attendance, ownAttendance, timetable } from './scenarios/timetable.ts'
import { roleAccess, requiredFields, missingRecords } from './scenarios/refusals.ts'
import { events, policies } from './scenarios/events.ts'
import { fees, reminders, reports, uploads } from './scenarios/fees.ts'
import { bookkeeping, decisions, income, purchases, rejectionReasons, pendingPayments } from './scenarios/purchases.ts'
import type { Scenario } from './Scenario.ts'
import { PASSWORD, submitApplication, registerStudent } from './registerStudent.ts'
import { assertConforms } from './assertions.ts'

export const settings: Scenario = {
  title: 'The school’s settings are read by everybody and kept as they were saved',
  needsExtensions: true,
  run: async ({ visitor, admin }) => {
    const { logo: _logo, frontPicture: _picture, ...before } = (await visitor.call('getSettings')).settings
    const { call, expectRefused } = await admin()
    const { fields } = await expectRefused('saveSettings', [422], { body: { ...before, currency: 'dollars' } })
    assertConforms('currency' in fields, 'saveSettings: 422 for a currency that is none doesn’t name currency')
    // What the school has stays what it has.
    await call('saveSettings', { body: before })
    const { settings: after } = await visitor.call('getSettings')
    assertConforms(after.name === before.name && after.timeZone === before.timeZone, 'getSettings: not what was saved')
  },
}

export const calendarFeeds: Scenario = {
  title: 'A calendar gets a secret address, once, and loses it',
  needsExtensions: true,
  run: async (stage) => {
    const { call } = (await stage.student()).person
    const { path } = await call('createCalendarFeed')
    assertConforms(/^\/.{40,}\.ics$/.test(path), 'createCalendarFeed: the path is no secret')
    assertConforms((await call('getCalendarFeed')).feed !== null, 'getCalendarFeed: there is no address')
    const another = await call('createCalendarFeed')
    assertConforms(another.path !== path, 'createCalendarFeed: the new address is the old one')
    await call('revokeCalendarFeed')
    assertConforms((await call('getCalendarFeed')).feed === null, 'revokeCalendarFeed: the address is still there')
  },
}

const passwords: Scenario = {
  title: 'A lost password: the same answer for everybody, and no way in without the link',
  run: async ({ run, visitor, student, signIn }) => {
    const { email } = await student()
    const known = await visitor.call('requestPasswordReset', { body: { email } })
    const unknown = await visitor.call('requestPasswordReset', { body: { email: `nobody-${run}@example.com` } })
    assertConforms(known.message === unknown.message, 'requestPasswordReset: the answer tells who has an account')
    const body = { token: 'no-such-link', email, password: 'something else' }
    await visitor.expectRefused('resetPassword', [422], { body })
    await signIn(email, PASSWORD)
  },
}

const frontPage: Scenario = {
  title: 'A stranger reads what the school shows of its courses, and of no others',
  needsExtensions: true,
  run: async ({ visitor }) => {
    const { courses } = await visitor.call('getFrontPage')
    const { course: listed } = await visitor.call('listCourses')
    const known = new Set(listed.map(({ id }) => id))
    assertConforms(
      courses.every(({ id }) => known.has(id)),
      'getFrontPage: a course that isn’t in the list of courses',
    )
  },
}

export const erasure: Scenario = {
  title: 'A student and a teacher are erased for good',
  needsExtensions: true,
  run: async (stage) => {
    const { call } = await stage.admin()
    const student = await registerStudent(stage, 'Leila')
    const teacher = await submitApplication(stage, 'Noor')
    await call('eraseStudent', { params: { id: student.record.id } })
    await call('eraseTeacher', { params: { id: teacher.record.id } })
  },
}

export const signingOut: Scenario = {
  title: 'Who has signed out can do nothing with the old token',
  needsExtensions: true,
  run: async ({ student, signIn }) => {
    const { email } = await student()
    const { person } = await signIn(email, PASSWORD)
    await person.call('signOut')
    await person.expectRefused('getCurrentUser', [401])
  },
}

/** All stories of the school, in the order in which they are played. */
export const scenarios: readonly Scenario[] = [
  signingIn,
  courses,
  ordering,
  registering,
  applying,
  assigning,
  allotting,
  classes,
  attendance,
  ownAttendance,
  timetable,
  calendarFeeds,
  reminders,
  reports,
  policies,
  events,
  purchases,
  uploads,
  decisions,
  pendingPayments,
  rejectionReasons,
  income,
  fees,
  bookkeeping,
  passwords,
  settings,
  frontPage,
  signingOut,
  erasure,
  roleAccess,
  missingRecords,
  requiredFields,
]
