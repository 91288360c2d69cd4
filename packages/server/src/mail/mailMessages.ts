import type { MailDefinition } from './MailDefinition.ts'
import { paymentMailMessages } from './paymentMailMessages.ts'

const viewClasses = [{ label: 'View your classes', link: 'link' }] as const

/** A lesson in a reminder, with the reader's time before the school's (decision 310), or once if they show the same. */
const lesson = {
  title: 'lesson|“{title}”',
  lines: [
    '{ownDay} ({atSchool} in {place})',
    '{day}, {clock}',
    'Moved from {planned}.',
    'Note: {note}',
    'Where: {location}',
  ],
  links: [{ label: 'Join lesson', link: 'link' }],
} as const
const manageReminders = [{ label: 'Manage reminders', link: 'page' }] as const

const times = [
  ['mail|Lesson times', 'times'],
  ['mail|School time zone', 'timeZone'],
] as const

/**
 * The texts of all mails. Of what users typed about themselves only a plain name is ever included, because the owner of
 * an address may not be the person who typed it. All other values are the school's own addresses, codes and titles, and
 * what a teacher writes to the students of a class.
 */
export const mailMessages = {
  passwordReset: {
    subject: ['Reset your password'],
    paragraphs: ['Set a new password within 30 minutes. After that, you’ll need a new link.'],
    links: [{ label: 'Set a new password', link: 'link' }],
    notes: ['If you didn’t request this, you can ignore this email. Your password won’t change.'],
  },
  confirmEmail: {
    subject: ['Confirm your email'],
    paragraphs: ['Confirm your email within 48 hours.', 'You’ll see your courses and classes once it’s confirmed.'],
    links: [{ label: 'Confirm email', link: 'link' }],
    notes: ['If you didn’t register or apply with us, you can ignore this email.'],
  },
  invitation: {
    subject: ['Set up your account'],
    paragraphs: [
      'We’ve created an account for you. Set a password within 7 days to see your courses and lessons.',
      'After that, ask the office for a new link.',
    ],
    links: [{ label: 'Set your password', link: 'link' }],
    notes: ['If you don’t know us, you can ignore this email.'],
  },
  staffInvited: {
    subject: ['You’re invited to work with us'],
    paragraphs: ['You’re invited to work in the office. Set a password within 7 days to sign in.'],
    links: [{ label: 'Set your password', link: 'link' }],
    notes: ['If you didn’t expect this, you can ignore this email.'],
  },
  applicationReceived: {
    subject: ['We received your application'],
    paragraphs: [
      'Thanks for applying to teach with us. We’ll review your application and email you our decision.',
      'If you didn’t apply, you can ignore this email.',
    ],
  },
  applicationAccepted: {
    subject: ['Your application was approved'],
    paragraphs: [
      'Welcome! Your application to teach with us was approved.',
      'The office will give you a password. You can also set your own within 24 hours.',
    ],
    facts: [['mail|Teacher ID', 'code']],
    links: [
      { label: 'Set your password', link: 'reset' },
      { label: 'Sign in', link: 'link' },
    ],
  },
  applicationRefused: {
    subject: ['About your application to teach'],
    paragraphs: [
      'Thanks for applying to teach with us. We’re sorry, but we didn’t approve your application.',
      'Reason: {reason}',
    ],
  },
  lessonsChanged: {
    subject: [
      'Lesson cancelled: “{title}”, {cancelled}',
      'Lesson moved: “{title}”, now {movedTo}',
      'Lesson back on: “{title}”, {restored}',
      'Lessons cancelled: “{title}”, from {cancelledMany}',
      'Lessons moved: “{title}”, from {movedFromMany}',
      'Lessons back on: “{title}”, from {restoredMany}',
    ],
    paragraphs: [
      'Your “{title}” lesson on {cancelled} is cancelled.',
      'Your “{title}” lesson on {movedFrom} has moved to {movedTo}.',
      'Your “{title}” lesson on {restored} is back on.',
      'Your “{title}” lessons from {cancelledMany} onward are cancelled.',
      'Your “{title}” lessons from {movedFromMany} onward have moved. The first is now on {movedToMany}. The others move by the same number of days, to the same time.',
      'Your “{title}” lessons from {restoredMany} onward are back on.',
      'Note from the school: {note}',
    ],
    facts: [
      ['mail|Your time', 'own'],
      ['mail|School time zone', 'timeZone'],
    ],
    links: [{ label: 'View your lessons', link: 'link' }],
  },
  lessonExcused: {
    subject: ['{student} can’t come: “{title}”, {excused}', '{student} can come after all: “{title}”, {withdrawn}'],
    paragraphs: [
      '{student} can’t come to your “{title}” lesson on {excused}.',
      '{student} can come to your “{title}” lesson on {withdrawn} after all.',
    ],
    facts: [
      ['mail|Your time', 'own'],
      ['mail|School time zone', 'timeZone'],
    ],
    links: [{ label: 'View your timetable', link: 'link' }],
  },
  ...paymentMailMessages,
  reminderDayBefore: {
    subject: [
      'Upcoming lesson: “{title}”, {day}, {clock}',
      'Upcoming lesson: “{title}”, {ownDay} ({atSchool} in {place})',
      'Your upcoming lessons',
    ],
    paragraphs: ['Coming up:'],
    each: lesson,
    footer: manageReminders,
  },
  reminderHourBefore: {
    subject: [
      'Starting soon: “{title}”, {clock}',
      'Starting soon: “{title}”, {own} ({atSchool} in {place})',
      'Your lessons start soon',
    ],
    paragraphs: ['Starting soon:'],
    each: lesson,
    footer: manageReminders,
  },
  reminderTest: {
    subject: ['Test reminder'],
    paragraphs: ['This is a test: your reminders work. It shows your next lesson, if you have one.'],
    each: lesson,
    footer: manageReminders,
  },
  digest: {
    subject: ['Daily summary: {total} pending'],
    paragraphs: ['Needs your attention:'],
    facts: [
      ['mail|Teacher applications', 'applications'],
      ['mail|Trial lessons', 'trials'],
      ['mail|Course payments', 'purchases'],
      ['mail|Event payments', 'eventPayments'],
      ['mail|Fee payments', 'feePayments'],
      ['mail|Lessons missing attendance', 'owed'],
      ['mail|Teachers', 'owedBy'],
      ['mail|Mostly', 'owedMost'],
    ],
    links: [{ label: 'Open inbox', link: 'link' }],
    footer: manageReminders,
  },
  trialArranged: {
    subject: ['Trial lesson: {day}, {clock}', 'Trial lesson: {ownDay} ({atSchool} in {place})'],
    paragraphs: [
      'You have a trial lesson on {ownDay} ({atSchool} in {place}).',
      'You have a trial lesson on {day}, {clock}.',
    ],
    facts: [
      ['mail|Student', 'student'],
      ['mail|Age', 'age'],
      ['mail|Course', 'course'],
    ],
    links: [
      { label: 'Join lesson', link: 'join' },
      { label: 'View your lessons', link: 'link' },
    ],
    notes: ['After the lesson, record on your dashboard whether it took place.'],
  },
  trialCalledOff: {
    subject: ['Trial lesson cancelled: {day}, {clock}', 'Trial lesson cancelled: {ownDay} ({atSchool} in {place})'],
    paragraphs: [
      'Your trial lesson on {ownDay} ({atSchool} in {place}) is cancelled.',
      'Your trial lesson on {day}, {clock} is cancelled.',
    ],
  },
  attendanceReminder: {
    subject: ['Please record attendance'],
    paragraphs: ['These lessons are missing attendance:'],
    each: { title: 'lesson|“{title}”', lines: ['{day}'] },
    links: [{ label: 'Record attendance', link: 'link' }],
    notes: ['Plus {more} more'],
  },
  teacherAllotted: {
    subject: ['Your teacher for “{title}”'],
    paragraphs: ['You have a teacher for “{title}”.'],
    facts: [['mail|Teacher', 'person'], ...times],
    links: [{ label: 'View your courses', link: 'link' }],
  },
  studentAllotted: {
    subject: ['Your student for “{title}”'],
    paragraphs: ['A student is allotted to you for “{title}”.'],
    facts: [['mail|Student', 'person'], ...times],
    links: [{ label: 'View your students', link: 'link' }],
  },
  classJoined: {
    subject: ['You’re in the class “{title}”'],
    paragraphs: ['You were added to the class “{title}”.'],
    facts: [['mail|Teacher', 'person'], ...times],
    links: viewClasses,
  },
  classHandedOver: {
    subject: ['You now teach “{title}”'],
    paragraphs: ['You now teach the class “{title}”.'],
    facts: times,
    links: viewClasses,
  },
  reportWritten: {
    subject: ['New performance report for “{title}”'],
    paragraphs: ['Your teacher wrote a performance report for “{title}”.'],
    links: [{ label: 'View report', link: 'link' }],
  },
} as const satisfies Record<string, MailDefinition>
