import { allotting, assigning, classes, courses, ordering } from './scenarios/courses.ts'
import { applying, registering, requesting, signingIn } from './scenarios/accounts.ts'
import { attendance, ownAttendance, timetable } from './scenarios/timetable.ts'
import { roleAccess, requiredFields, missingRecords } from './scenarios/refusals.ts'
import { events, policies } from './scenarios/events.ts'
import { fees, reminders, reports, uploads } from './scenarios/fees.ts'
import { bookkeeping, decisions, income, purchases, rejectionReasons, pendingPayments } from './scenarios/purchases.ts'
import { recordedPayments } from './scenarios/recordedPayments.ts'
import type { Scenario } from './Scenario.ts'
import { PASSWORD, submitApplication, registerStudent } from './createTestRecords.ts'
import { assertConforms } from './assertions.ts'

export const settings: Scenario = {
  title: 'Settings are public and can be changed by an administrator',
  needsExtensions: true,
  run: async ({ visitor, admin }) => {
    const { logo: _logo, frontPicture: _picture, ...before } = (await visitor.call('getSettings')).settings
    const { call, expectRefused } = await admin()
    const { fields } = await expectRefused('saveSettings', [422], { body: { ...before, currency: 'dollars' } })
    assertConforms('currency' in fields, 'saveSettings: the 422 for an invalid currency doesn’t name currency')
    // Restores the school’s own settings.
    await call('saveSettings', { body: before })
    const { settings: after } = await visitor.call('getSettings')
    assertConforms(
      after.name === before.name && after.timeZone === before.timeZone,
      'getSettings: the saved settings are missing',
    )
  },
}

export const calendarFeeds: Scenario = {
  title: 'A student creates, replaces and revokes a secret calendar feed',
  needsExtensions: true,
  run: async (context) => {
    const { call } = (await context.student()).person
    const { path } = await call('createCalendarFeed')
    assertConforms(/^\/.{40,}\.ics$/.test(path), 'createCalendarFeed: the path has no secret')
    assertConforms((await call('getCalendarFeed')).feed !== null, 'getCalendarFeed: the feed is missing')
    const another = await call('createCalendarFeed')
    assertConforms(another.path !== path, 'createCalendarFeed: the new path equals the old one')
    await call('revokeCalendarFeed')
    assertConforms((await call('getCalendarFeed')).feed === null, 'revokeCalendarFeed: the feed still exists')
  },
}

const passwords: Scenario = {
  title: 'A password reset doesn’t reveal accounts and needs the link',
  run: async ({ run, visitor, student, signIn }) => {
    const { email } = await student()
    const known = await visitor.call('requestPasswordReset', { body: { email } })
    const unknown = await visitor.call('requestPasswordReset', { body: { email: `nobody-${run}@example.com` } })
    assertConforms(known.message === unknown.message, 'requestPasswordReset: the response reveals who has an account')
    const body = { token: 'no-such-link', email, password: 'something else' }
    await visitor.expectRefused('resetPassword', [422], { body })
    await signIn(email, PASSWORD)
  },
}

const frontPage: Scenario = {
  title: 'A visitor sees only listed courses on the front page',
  needsExtensions: true,
  run: async ({ visitor }) => {
    const { courses } = await visitor.call('getFrontPage')
    const { course: listed } = await visitor.call('listCourses')
    const known = new Set(listed.map(({ id }) => id))
    assertConforms(
      courses.every(({ id }) => known.has(id)),
      'getFrontPage: a course isn’t in listCourses',
    )
  },
}

export const erasure: Scenario = {
  title: 'A student and a teacher can be erased',
  needsExtensions: true,
  run: async (context) => {
    const { call } = await context.admin()
    const student = await registerStudent(context, 'Leila')
    const teacher = await submitApplication(context, 'Noor')
    await call('eraseStudent', { params: { id: student.record.id } })
    await call('eraseTeacher', { params: { id: teacher.record.id } })
  },
}

export const signingOut: Scenario = {
  title: 'Signing out revokes the token',
  needsExtensions: true,
  run: async ({ student, signIn }) => {
    const { email } = await student()
    const { person } = await signIn(email, PASSWORD)
    await person.call('signOut')
    await person.expectRefused('getCurrentUser', [401])
  },
}

/** All scenarios in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  signingIn,
  courses,
  ordering,
  registering,
  requesting,
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
  recordedPayments,
  passwords,
  settings,
  frontPage,
  signingOut,
  erasure,
  roleAccess,
  missingRecords,
  requiredFields,
]
