import type { Language } from '../i18n/translate.ts'
import type { Database } from '../database/openDatabase.ts'

type Recipient = { to: string; language: Language | null }

/** A payment as it was when its mail was enqueued; without amounts where none were saved. */
export type PaymentDetails = {
  title: string
  /** What is paid for where it is one month of a course, as yyyy-MM. */
  month?: string | null
  reference?: string | null
  /** In minor units. */
  amount?: number | null
  currency?: string | null
}

type PaymentMail = Recipient & PaymentDetails
/** What was rejected, and why, if a reason was given. */
type RejectionMail = PaymentMail & { reason?: string | null | undefined }
type EventPaymentMail = RejectionMail & { isThere: boolean; eventId?: number | null }

type LessonKey = { timingId: number; day: string; starts: number }
type LessonReminder = { accountId: number; lessons: LessonKey[] }
type LessonSlot = { day: string; from: string; to: string }

/** What the job of each kind of mail carries. The kinds are stored in `jobs`, so they keep their names. */
type MailPayloads = {
  passwordReset: { email: string }
  confirmEmail: { to: string; accountId: number }
  applicationReceived: Recipient
  applicationAccepted: Recipient & { code: string }
  applicationRefused: Recipient & { reason?: string | null | undefined }
  paymentReceived: Recipient & { payments: PaymentDetails[]; receiptId?: number }
  coursePaymentAccepted: PaymentMail
  coursePaymentRejected: RejectionMail & { isOffered: boolean; courseId?: number }
  paymentReopened: RejectionMail
  /** About one lesson, or with `many` about it and those that follow; null is cancelled. */
  lessonsChanged: Recipient & {
    title: string
    many: boolean
    before: LessonSlot | null
    after: LessonSlot | null
    note: string | null
    timeZone: string
  }
  teacherAllotted: Recipient & { allotmentId: number }
  studentAllotted: Recipient & { allotmentId: number }
  classJoined: Recipient & { classId: number }
  classHandedOver: Recipient & { classId: number }
  reportWritten: Recipient & { reportId: number }
  eventPaymentAccepted: EventPaymentMail
  eventPaymentRejected: EventPaymentMail
  reminderDayBefore: LessonReminder
  reminderHourBefore: LessonReminder
  reminderTest: { accountId: number }
  digest: { accountId: number }
  feeReminder: { accountId: number; feeId: number }
  feeAccepted: PaymentMail
  feeRejected: RejectionMail & { feeId: number }
}

export type MailKind = keyof MailPayloads
export type MailPayload<Kind extends MailKind> = MailPayloads[Kind]

/** What mails are written with. */
export type MailContext = {
  database: Database
  now: number
  publicUrl: string
  /** The zone of a school that has not set another. */
  timeZone: string
}

/** What stands in the gaps of a mail; null leaves its paragraph out. */
export type MailValues = Record<string, string | null>

/** A mail before it is rendered; `items` are listed one after the other. */
export type AddressedMail = { to: string; language: Language | null; values: MailValues; items?: MailValues[] }
