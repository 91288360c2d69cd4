import type { Mutation } from '../applyMutation.ts'

/** What an upgrade does to the data of a school. */
export const migrationMutations: Mutation[] = [
  {
    name: 'migration-prices-of-other-courses',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0003-versions-and-prices.ts',
    find: 'where courses.id = purchases.course_id',
    replace: 'where courses.id = purchases.id',
    effect: 'After the upgrade, old bills show the price of another course, or none.',
  },
  {
    name: 'migration-currency-of-school-ignored',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0019-receipts-and-amounts.ts',
    find: "where key = 'school'",
    replace: "where key = 'settings'",
    effect: 'After the upgrade, old payments of a school with rupees are listed in dollars.',
  },
  {
    name: 'migration-attendance-not-followed',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0016-changes-to-tell.ts',
    find: "  'attendance',\n",
    replace: '',
    effect: 'A register that is open on two devices no longer shows the marks of the other one.',
  },
  {
    name: 'migration-lists-start-empty',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0030-listed-rows.ts',
    find: '      await sql`insert into stale_rows (list, id) select ${sql.lit(name)}, id from ${sql.table(name)}`.execute(database)\n',
    replace: '',
    effect: 'After the upgrade, the lists of students, teachers and classes are empty.',
  },
]

/** Who may call, and who sees what. */
export const serverGuards: Mutation[] = [
  {
    name: 'teacher-reads-foreign-class',
    kind: 'guard',
    file: 'packages/server/src/features/classes/classQueries.ts',
    find: ".where('teachers.account_id', '=', account.id)",
    replace: ".$if(account.role !== 'teacher', (query) => query.where('teachers.account_id', '=', account.id))",
    effect: 'A teacher reads the students and the attendance of another teacher’s class.',
  },
  {
    name: 'teacher-deletes-foreign-report',
    kind: 'guard',
    file: 'packages/server/src/features/reports/reportHandlers.ts',
    find: "(account.role === 'teacher' && report.account_id !== account.id)",
    replace: "(account.role === 'student' && report.account_id !== account.id)",
    effect: 'A teacher deletes the report that another teacher wrote.',
  },
  {
    name: 'blocked-teacher-goes-on',
    kind: 'guard',
    file: 'packages/server/src/http/plugins/authPlugin.ts',
    find: "if (account.status === 'blocked') throw new HttpError(403, ACCOUNT_RESTRICTED)",
    replace:
      "if (account.status === 'blocked' && account.role === 'student') throw new HttpError(403, ACCOUNT_RESTRICTED)",
    effect: 'A teacher who was blocked while signed in goes on working.',
  },
  {
    name: 'session-never-expires',
    kind: 'guard',
    file: 'packages/server/src/features/auth/sessions.ts',
    find: "    .where('sessions.expires_at', '>', now)\n",
    replace: '',
    effect: 'A token still works days after the session of 24 hours ended.',
  },
  {
    name: 'expired-reset-link-works',
    kind: 'guard',
    file: 'packages/server/src/features/auth/resetLinks.ts',
    find: "    .where('expires_at', '>', now)\n",
    replace: '',
    effect: 'A reset link in an old mail sets a new password.',
  },
  {
    name: 'event-link-shown-to-outsiders',
    kind: 'guard',
    file: 'packages/server/src/features/events/eventMembershipHandlers.ts',
    find: 'link: is_member === 1 ? link : null',
    replace: 'link: is_member === 1 || event.price === null ? link : null',
    effect: 'A student who has not joined a free event sees the link to its meeting.',
  },
  {
    name: 'blocked-child-opened',
    kind: 'guard',
    file: 'packages/server/src/features/auth/authHandlers.ts',
    find: "family.find(({ studentId, status }) => studentId === body.id && status === 'active')",
    replace: 'family.find(({ studentId }) => studentId === body.id)',
    effect: 'A parent switches to a child whose account the school has blocked.',
  },
]

/** What calls change and answer, and what they tell people. */
export const serverHandlers: Mutation[] = [
  {
    name: 'outline-version-ignored',
    kind: 'handler',
    file: 'packages/server/src/features/courses/outlineHandlers.ts',
    find: "await bumpVersion(database, 'outlines', params.outlineId, body.version)",
    replace: "await bumpVersion(database, 'outlines', params.outlineId, undefined)",
    effect: 'Of two administrators who edit one outline, the second overwrites the first without a warning.',
  },
  {
    name: 'double-submit-saved-twice',
    kind: 'handler',
    file: 'packages/server/src/http/idempotency.ts',
    find: 'if (!numInsertedOrUpdatedRows) {',
    replace: 'if (numInsertedOrUpdatedRows === undefined) {',
    effect: 'A form that arrives twice at the same time with one idempotency key creates two records.',
  },
  {
    name: 'mails-given-up-too-soon',
    kind: 'handler',
    file: 'packages/server/src/jobs/createJobWorker.ts',
    find: 'Math.min(MINUTE * 2 ** (tries - 1), MAX_DELAY)',
    replace: 'Math.min(MINUTE * 2 * (tries - 1), MAX_DELAY)',
    effect: 'When the mail server is away for an evening, the mails of that time are given up and never sent.',
  },
  {
    name: 'unpaid-course-enrolled',
    kind: 'handler',
    file: 'packages/server/src/features/payments/purchaseHandlers.ts',
    find: ".where('purchases.status', '=', 'paid')",
    replace: ".where('purchases.status', '!=', 'rejected')",
    effect: 'A student is enrolled in a course while the payment is still under review.',
  },
  {
    name: 'email-kept-with-capitals',
    kind: 'handler',
    file: 'packages/server/src/features/registration/registerStudent.ts',
    find: 'const email = body.email.toLowerCase()',
    replace: 'const email = body.email',
    effect: 'Whoever registers as Ali@Example.com cannot sign in afterwards.',
  },
  {
    name: 'last-day-of-period-left-out',
    kind: 'handler',
    file: 'packages/server/src/features/payments/periods.ts',
    find: "before: toInstant(timeZone, addDays(until, 1), '00:00')",
    replace: "before: toInstant(timeZone, addDays(until, 0), '00:00')",
    effect: 'The income of a month lacks what was paid on its last day.',
  },
  {
    name: 'wrong-mail-after-correction',
    kind: 'message',
    file: 'packages/server/src/features/payments/correctPayment.ts',
    find: "status === 'paid' ? 'eventPaymentAccepted' : 'eventPaymentRejected'",
    replace: "status === 'paid' ? 'eventPaymentRejected' : 'eventPaymentAccepted'",
    effect: 'A student whose event payment was corrected to paid gets the mail that it was rejected.',
  },
  {
    name: 'clash-names-foreign-class',
    kind: 'message',
    file: 'packages/server/src/features/timetable/checkScheduleConflicts.ts',
    find: 'isAdmin || first.engagement?.teacherId === proposed.teacherId',
    replace: 'isAdmin || first.engagement?.teacherId !== proposed.teacherId',
    effect: 'The error reveals to a teacher the title of the class that their student has with another teacher.',
  },
]
