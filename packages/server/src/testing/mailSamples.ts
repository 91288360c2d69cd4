import { toInstant } from '@maktab/calendar/zonedTime'
import type { WallDay } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import type { Language } from '../i18n/translate.ts'
import type { MailContent } from '../mail/composeMail.ts'
import {
  formatDay,
  formatLessonTimes,
  formatMonth,
  formatRecipientTime,
  formatWallTime,
  formatWeekday,
  isolateBidi,
  listSeparators,
} from '../mail/formatForMail.ts'
import type { MailKind } from '../mail/MailPayloads.ts'

type MailSample = Pick<MailContent, 'values' | 'items' | 'child' | 'name'>

const { name, contactEmail, contactPhone } = examples.getSettings[200].typical.settings
const school = { name, email: contactEmail, phone: contactPhone }
const recipient = examples.getCurrentUser[200].student.user.name

const url = 'https://school.example'
const link = `${url}/`
const page = `${url}/student/reminders`
const zones = { school: 'Asia/Karachi', own: 'Europe/London' }
const title = 'Tajweed for beginners'

const tuesday = '2026-11-24' as WallDay
const dayOf = (language: Language, day: WallDay = tuesday) =>
  formatDay(language, zones.school, toInstant(zones.school, day, '12:00'))
const timeOf = (language: Language, day: string = tuesday) =>
  formatWallTime(language, zones.school, { day, from: '16:00' })

const paymentOf = (language: Language) => ({
  title,
  month: formatMonth(language, '2026-12'),
  amount: isolateBidi(language, '$45'),
  reference: isolateBidi(language, 'F12-1K'),
})
const decided = (path: string, reason: string | null) => (language: Language) => ({
  values: { ...paymentOf(language), reason, link: url + path },
})
const unreadable = 'The amount on the receipt can’t be read.'

const lessonOf = (language: Language, changes: { own?: string; note?: string; planned?: string }) => ({
  title,
  ...formatLessonTimes(toInstant(zones.school, tuesday, '20:30'), language, { ...zones, ...changes }),
  planned: changes.planned ? timeOf(language, changes.planned) : null,
  note: changes.note ?? null,
  link: 'https://meet.example/tajweed',
  location: null,
})
const reminder = { page }

const timesOf = (language: Language) => {
  const days = [1, 3].map((day) => formatWeekday(language, day))
  return {
    times: [...days, isolateBidi(language, '16:00–17:00')].join(listSeparators[language]),
    timeZone: zones.school,
  }
}
const lessonChange = (values: MailSample['values']) => ({
  values: { title, own: null, note: null, timeZone: zones.school, link, ...values },
})

const mailSamples: Record<MailKind, (language: Language) => MailSample> = {
  passwordReset: () => ({
    name: null,
    values: { link: `${url}/reset-password/${'a'.repeat(43)}/parent%40school.example` },
  }),
  confirmEmail: () => ({ name: null, values: { link: `${url}/confirm-email/${'a'.repeat(43)}` } }),
  invitation: () => ({
    values: { link: `${url}/reset-password/${'a'.repeat(43)}/parent%40school.example` },
  }),
  staffInvited: () => ({
    values: { link: `${url}/reset-password/${'a'.repeat(43)}/colleague%40school.example` },
  }),
  applicationReceived: () => ({ name: null, values: {} }),
  applicationAccepted: () => ({
    values: { code: 'T-12', reset: `${url}/reset-password/${'a'.repeat(43)}/teacher%40school.example`, link },
  }),
  applicationRefused: () => ({ values: { reason: 'We have enough teachers for this course at the moment.' } }),
  paymentReceived: (language) => ({
    name: null,
    values: { link: `${url}/student/billing`, within: { en: '2 days', ur: '2 دن', ar: 'يومان' }[language] },
    items: [paymentOf(language), { ...paymentOf(language), title: 'Arabic, level 1', month: null }],
  }),
  coursePaymentAccepted: decided('/student/enrolled-courses', null),
  coursePaymentRejected: decided('/student/courses?purchase=1', unreadable),
  paymentReopened: decided('/student/billing', 'We mixed up two receipts.'),
  feeAccepted: decided('/student/billing', null),
  feeRejected: decided('/student/billing?fee=1', unreadable),
  eventPaymentAccepted: (language) => ({
    values: { ...paymentOf(language), title: 'Recitation evening', month: null, link: `${url}/student/event?pay=1` },
  }),
  eventPaymentRejected: (language) => ({
    values: {
      ...paymentOf(language),
      title: 'Recitation evening',
      month: null,
      reason: unreadable,
      link: `${url}/student/event?pay=1`,
    },
  }),
  feeReminder: (language) => ({
    values: {
      ...paymentOf(language),
      dueOn: null,
      dueToday: null,
      overdueSince: dayOf(language),
      link: `${url}/student/billing?fee=1`,
    },
    child: 'Zaynab Malik',
    name: null,
  }),
  lessonsChanged: (language) =>
    lessonChange({
      movedFrom: timeOf(language),
      movedTo: timeOf(language, '2026-11-26'),
      own: formatRecipientTime(toInstant(zones.school, '2026-11-26' as WallDay, '16:00'), language, zones),
      note: 'I have an appointment on Tuesday.',
    }),
  lessonExcused: (language) => ({
    values: {
      student: 'Maryam Khan',
      title,
      excused: timeOf(language),
      withdrawn: null,
      own: formatRecipientTime(toInstant(zones.school, tuesday, '16:00'), language, zones),
      timeZone: zones.school,
      link: `${url}/teacher/timetable`,
    },
  }),
  reminderDayBefore: (language) => ({
    values: reminder,
    items: [
      lessonOf(language, { note: 'Bring your notebook.' }),
      lessonOf(language, { own: zones.school, planned: '2026-11-23' }),
    ],
  }),
  reminderHourBefore: (language) => ({ values: reminder, items: [lessonOf(language, {})] }),
  reminderTest: (language) => ({ values: reminder, items: [lessonOf(language, { own: zones.school })] }),
  digest: () => ({
    values: {
      total: '8',
      applications: '1',
      trials: '1',
      purchases: '2',
      eventPayments: null,
      feePayments: '1',
      owed: '3',
      owedBy: 'T-12 (2), T-7 (1)',
      owedMost: null,
      link: `${url}/admin/inbox`,
      page: `${url}/admin/reminders`,
    },
  }),
  trialArranged: (language) => ({
    values: {
      ...formatLessonTimes(toInstant(zones.school, tuesday, '20:30'), language, zones),
      student: 'Zoya Iqbal',
      age: '8',
      course: 'Qaida for children',
      join: 'https://meet.example/trial',
      link: `${url}/teacher/dashboard`,
    },
  }),
  trialCalledOff: (language) => ({
    values: formatLessonTimes(toInstant(zones.school, tuesday, '20:30'), language, zones),
  }),
  attendanceReminder: (language) => ({
    values: { link: `${url}/teacher/dashboard`, more: '2' },
    items: [
      { title, day: dayOf(language, '2026-11-17' as WallDay) },
      { title, day: dayOf(language) },
    ],
  }),
  teacherAllotted: (language) => ({
    values: { title, person: 'Amina Yusuf', ...timesOf(language), link: `${url}/student/enrolled-courses` },
  }),
  studentAllotted: (language) => ({
    values: { title, person: 'Zaynab Malik', ...timesOf(language), link: `${url}/teacher/alloted-students` },
  }),
  classJoined: (language) => ({
    values: { title, person: 'Amina Yusuf', ...timesOf(language), link: `${url}/student/enrolled-courses` },
  }),
  classHandedOver: (language) => ({
    values: { title, ...timesOf(language), link: `${url}/teacher/classes` },
  }),
  reportWritten: () => ({ values: { title, link: `${url}/student/enrolled-courses` } }),
}

export const mailKinds = Object.keys(mailSamples) as MailKind[]

/** The content of a mail of each kind, for stories and tests. Mails that anyone can cause greet nobody by name. */
export function createMailSample(kind: MailKind, language: Language): MailContent {
  return { kind, language, school, name: recipient, ...mailSamples[kind](language) }
}
