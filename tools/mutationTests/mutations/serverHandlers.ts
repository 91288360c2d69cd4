import type { Mutation } from '../Mutation.ts'

/** What calls change and answer, and what they tell people. */
export const serverHandlers: Mutation[] = [
  {
    name: 'outline-version-ignored',
    kind: 'handler',
    file: 'packages/server/src/features/courses/outlineHandlers.ts',
    find: "await bumpVersion(database, 'outlines', params.outlineId, body.version)",
    replace: "await bumpVersion(database, 'outlines', params.outlineId, undefined)",
    symptom: 'Of two administrators who edit one outline, the second overwrites the first without a warning.',
  },
  {
    name: 'double-submit-saved-twice',
    kind: 'handler',
    file: 'packages/server/src/http/idempotency.ts',
    find: 'if (!numInsertedOrUpdatedRows) {',
    replace: 'if (numInsertedOrUpdatedRows === undefined) {',
    symptom: 'A form that arrives twice at the same time with one idempotency key creates two records.',
  },
  {
    name: 'mails-given-up-too-soon',
    kind: 'handler',
    file: 'packages/server/src/jobs/RetryPolicy.ts',
    find: 'Math.min(MINUTE * 2 ** (tries - 1), LONGEST_DELAY)',
    replace: 'Math.min(MINUTE * 2 * (tries - 1), LONGEST_DELAY)',
    symptom: 'When the mail server is away for an evening, the mails of that time are given up and never sent.',
  },
  {
    name: 'unpaid-course-enrolled',
    kind: 'handler',
    file: 'packages/server/src/features/payments/purchaseHandlers.ts',
    find: ".where('purchases.status', '=', 'paid')",
    replace: ".where('purchases.status', '!=', 'rejected')",
    symptom: 'A student is enrolled in a course while the payment is still under review.',
  },
  {
    name: 'email-kept-with-capitals',
    kind: 'handler',
    file: 'packages/server/src/features/registration/registerStudent.ts',
    find: 'const email = body.email.toLowerCase()',
    replace: 'const email = body.email',
    symptom: 'Whoever registers as Ali@Example.com cannot sign in afterwards.',
  },
  {
    name: 'last-day-of-period-left-out',
    kind: 'handler',
    file: 'packages/server/src/features/payments/readPeriod.ts',
    find: "before: instantIn(timeZone, addDays(until, 1), '00:00')",
    replace: "before: instantIn(timeZone, addDays(until, 0), '00:00')",
    symptom: 'The income of a month lacks what was paid on its last day.',
  },
  {
    name: 'wrong-mail-after-correction',
    kind: 'message',
    file: 'packages/server/src/features/payments/correctPayment.ts',
    find: "status === 'paid' ? 'eventPaymentAccepted' : 'eventPaymentRejected'",
    replace: "status === 'paid' ? 'eventPaymentRejected' : 'eventPaymentAccepted'",
    symptom: 'A student whose event payment was corrected to paid gets the mail that it was rejected.',
  },
  {
    name: 'clash-names-foreign-class',
    kind: 'message',
    file: 'packages/server/src/features/timetable/checkScheduleConflicts.ts',
    find: 'isAdmin || first.engagement?.teacherId === wanted.teacherId',
    replace: 'isAdmin || first.engagement?.teacherId !== wanted.teacherId',
    symptom: 'The refusal tells a teacher the title of the class that their student has with another teacher.',
  },
]
