import type { Language } from '../i18n/translate.ts'
import type { Database } from '../database/openDatabase.ts'

type Recipient = { to: string; language: Language | null }

/** A payment at the time its mail was enqueued. Amounts are absent if none were stored. */
export type PaymentDetails = {
  title: string
  /** The billed month (yyyy-MM) of a monthly course. */
  month?: string | null
  reference?: string | null
  /** In minor units. */
  amount?: number | null
  currency?: string | null
}

type PaymentMail = Recipient & PaymentDetails
/** A rejected payment, with the reason if one was given. */
type RejectionMail = PaymentMail & { reason?: string | null | undefined }
type EventPaymentMail = RejectionMail & { isThere: boolean; eventId?: number | null }

type LessonKey = { timingId: number; day: string; starts: number }
type LessonReminder = { accountId: number; lessons: LessonKey[] }
type LessonSlot = { day: string; from: string; to: string }

/** The payload of each kind of mail. Kinds are stored in `jobs`, so they can't be renamed. */
type MailPayloads = {
  passwordReset: { email: string }
  confirmEmail: { to: string; accountId: number }
  invitation: { accountId: number }
  staffInvited: Recipient & { accountId: number }
  applicationReceived: Recipient
  applicationAccepted: Recipient & { code: string }
  applicationRefused: Recipient & { reason?: string | null | undefined }
  paymentReceived: Recipient & { payments: PaymentDetails[]; receiptId?: number }
  coursePaymentAccepted: PaymentMail
  coursePaymentRejected: RejectionMail & { isOffered: boolean; courseId?: number }
  paymentReopened: RejectionMail
  /** About one lesson, or with `many` also the following ones; null means cancelled. */
  lessonsChanged: Recipient & {
    title: string
    many: boolean
    before: LessonSlot | null
    after: LessonSlot | null
    note: string | null
    timeZone: string
  }
  /** The reason isn't included, because the student typed it. */
  lessonExcused: {
    accountId: number
    classId: number
    studentId: number
    timingId: number
    day: string
    heldOn: string
    from: string
    isWithdrawn: boolean
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
  attendanceReminder: { accountId: number }
  feeAccepted: PaymentMail
  feeRejected: RejectionMail & { feeId: number }
  trialArranged: Recipient & { trialId: number }
  trialCalledOff: Recipient & { starts: number }
}

export type MailKind = keyof MailPayloads
export type MailPayload<Kind extends MailKind> = MailPayloads[Kind]

/** The context that every mail builder gets. */
export type MailContext = {
  database: Database
  now: number
  publicUrl: string
  /** Used if the school has set no time zone. */
  timeZone: string
}

/** Values for the placeholders of a mail. A paragraph whose value is null is omitted. */
export type MailValues = Record<string, string | null>

/** A mail before rendering. Each of the `items` is rendered in turn. */
export type AddressedMail = { to: string; language: Language | null; values: MailValues; items?: MailValues[] }
