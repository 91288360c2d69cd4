import type { MessageId } from '../i18n/message.ts'

/**
 * The messages of a mail. A paragraph whose value is missing is omitted. The lines in `each` follow the first
 * paragraph, once for each item.
 */
export type MailMessages = { subject: MessageId; paragraphs: readonly MessageId[]; each?: readonly MessageId[] }

const payments = 'You see here where each of your payments stands:\n{link}'
/** Reference and amount of a payment, each on a separate line. */
const facts = ['Month: {month}', 'Amount: {amount}', 'Reference: {reference}'] as const
const accepted = 'Your payment has been accepted'
const rejected = 'Your payment could not be accepted'
const reason = 'The school says why: “{reason}”'
const again = 'You can send another receipt here:\n{link}'

/** A lesson in a reminder, with its time in both time zones, or once if they show the same. */
const lesson = [
  'lesson|“{title}”',
  '{day}, {time} in {place}; {own} for you',
  '{day}, {clock}',
  'Moved from {planned}.',
  'Note: {note}',
  '{link}',
  '{location}',
] as const
const choose = 'Choose of what you are reminded here:\n{page}'

/**
 * The texts of all mails. Of what users typed about themselves only a plain name is ever included, because the owner of
 * an address may not be the person who typed it. All other values are the school's own addresses, codes and titles, and
 * what a teacher writes to the students of a class.
 */
export const mailMessages = {
  passwordReset: {
    subject: 'A new password',
    paragraphs: [
      'Set a new password here within half an hour:\n{link}',
      'If you did not ask for it, you need not do anything.',
    ],
  },
  confirmEmail: {
    subject: 'Confirm your email',
    paragraphs: [
      'Confirm here within two days that this is your email:\n{link}',
      'Until then the school shows nothing of your courses and classes.',
      'If you did not register at the school, you need not do anything.',
    ],
  },
  applicationReceived: {
    subject: 'We have received your application',
    paragraphs: [
      'Thank you for applying as a teacher. The school will look at your application; another mail will tell you how to sign in.',
      'If you did not apply, you need not do anything.',
    ],
  },
  applicationAccepted: {
    subject: 'Your application was accepted',
    paragraphs: [
      'Your application as a teacher was accepted. Your teacher ID is {code}.',
      'The school will tell you your password. You can also set one yourself here within a day:\n{reset}',
      'Sign in here:\n{link}',
    ],
  },
  applicationRefused: {
    subject: 'Your application',
    paragraphs: ['Thank you for applying as a teacher. The school could not accept your application.', reason],
  },
  lessonsChanged: {
    subject: 'Your lessons have changed',
    paragraphs: [
      'The lesson of “{title}” on {cancelled} is cancelled.',
      'The lesson of “{title}” on {movedFrom} is held on {movedTo} instead.',
      'The lesson of “{title}” on {restored} is held after all.',
      'The lessons of “{title}” from {cancelledMany} on are cancelled.',
      'The lessons of “{title}” from {movedFromMany} on are moved. The first is held on {movedToMany} instead, the others by as many days and at the same time.',
      'The lessons of “{title}” from {restoredMany} on are held after all.',
      'By your own clock it begins on {own}.',
      'A word from the school: {note}',
      'Days and times are those of the school’s clock ({timeZone}). By your own clock you see them here:\n{link}',
    ],
  },
  paymentReceived: {
    subject: 'We have received your receipt',
    paragraphs: [
      'Thank you, your receipt has arrived:',
      'What happens next: somebody at the school compares the receipt with the payment. As soon as it is decided, another mail tells you.',
      'Payments are usually checked within {within}.',
      payments,
      'If anything is unclear, the school is reached here: {contact}',
    ],
    each: ['payment|“{title}”', ...facts],
  },
  coursePaymentAccepted: {
    subject: accepted,
    paragraphs: ['course|Your payment for “{title}” has been accepted.', ...facts, 'You find the course here:\n{link}'],
  },
  coursePaymentRejected: {
    subject: rejected,
    paragraphs: ['course|Your payment for “{title}” could not be accepted.', reason, ...facts, again],
  },
  paymentReopened: {
    subject: 'Your payment is under review again',
    paragraphs: [
      'The school looks at your payment for “{title}” once more. What was decided before no longer holds.',
      reason,
      ...facts,
      'You need not do anything. You see here what becomes of it:\n{link}',
    ],
  },
  feeAccepted: {
    subject: accepted,
    paragraphs: ['Your payment of the fee for “{title}” has been accepted.', ...facts, payments],
  },
  feeRejected: {
    subject: rejected,
    paragraphs: ['Your payment of the fee for “{title}” could not be accepted.', reason, ...facts, again],
  },
  eventPaymentAccepted: {
    subject: accepted,
    paragraphs: [
      'event|Your payment for “{title}” has been accepted.',
      ...facts,
      'You can join the event here:\n{link}',
    ],
  },
  eventPaymentRejected: {
    subject: rejected,
    paragraphs: ['event|Your payment for “{title}” could not be accepted.', reason, ...facts, again],
  },
  reminderDayBefore: {
    subject: 'Your next lessons',
    paragraphs: ['This is what comes next:', choose],
    each: lesson,
  },
  reminderHourBefore: { subject: 'Your lesson begins soon', paragraphs: ['It begins soon:', choose], each: lesson },
  reminderTest: {
    subject: 'Your reminders arrive',
    paragraphs: ['You wanted to see how a reminder arrives. It tells your next lesson, where there is one.', choose],
    each: lesson,
  },
  digest: {
    subject: 'What waits for you today',
    paragraphs: [
      'This waits in the school:',
      'Applications of teachers: {applications}',
      'Payments for courses: {purchases}',
      'Payments for events: {eventPayments}',
      'Payments of monthly fees: {feePayments}',
      'Lessons without all marks: {owed}',
      'Of these teachers: {owedBy}',
      'Most of them of these teachers: {owedMost}',
      'You find it here:\n{link}',
      choose,
    ],
  },
  feeReminder: {
    subject: 'A fee is to be paid',
    paragraphs: [
      'This is about the fee for “{title}”, {month}: {amount}.',
      'It is due on {dueOn}.',
      'It is due today, {dueToday}.',
      'It was due on {overdueSince}, and the school has received no receipt yet.',
      'Write this reference into the transfer: {reference}',
      'Pay, and send the receipt, here:\n{link}',
      'If you have paid already, please send the receipt, or write to the school.',
    ],
  },
  teacherAllotted: {
    subject: 'A teacher for you',
    paragraphs: [
      'You have a teacher for “{title}”. Your times:',
      'Your teacher is {person}.',
      'Times are those of the school’s clock ({timeZone}). You find your courses here:\n{link}',
    ],
    each: ['{when}'],
  },
  studentAllotted: {
    subject: 'A student for you',
    paragraphs: [
      'A student was allotted to you for “{title}”. The times:',
      'The student is {person}.',
      'Times are those of the school’s clock ({timeZone}). You find your students here:\n{link}',
    ],
    each: ['{when}'],
  },
  classJoined: {
    subject: 'Your class',
    paragraphs: [
      'You were added to the class “{title}”. It meets at:',
      'Your teacher is {person}.',
      'Times are those of the school’s clock ({timeZone}). You find your classes here:\n{link}',
    ],
    each: ['{when}'],
  },
  classHandedOver: {
    subject: 'A class for you',
    paragraphs: [
      'You teach the class “{title}” from now on. It meets at:',
      'Times are those of the school’s clock ({timeZone}). You find your classes here:\n{link}',
    ],
    each: ['{when}'],
  },
  reportWritten: {
    subject: 'A new performance report',
    paragraphs: ['Your teacher has written a performance report for “{title}”. Read it here:\n{link}'],
  },
} as const satisfies Record<string, MailMessages>
