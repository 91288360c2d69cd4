import type { LimitedPart } from '@maktab/contract/schema'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Language } from '../i18n/translate.ts'
import type { DecisionTables, SiblingTables, AccountTables } from './AccountTables.ts'
import type { TrackedTable } from './trackedTables.ts'
import type { ImportTables, SearchIndexTables, JobTables, UploadTables } from './InternalTables.ts'
import type { PaymentAmounts, BillingTables } from './BillingTables.ts'
import type { VisitorTables } from './VisitorTables.ts'
import type { TimetableTables } from './TimetableTables.ts'

/** Unix time in milliseconds. */
type Moment = number
/** Whether a course is paid once or monthly. */
type Pricing = 'once' | 'monthly'
/** 0 or 1, on both databases. */
type Flag = ColumnType<number, number | undefined, number>
/** Incremented with each change of a record. */
type Version = ColumnType<number, number | undefined, number>

type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>
/** Days of the week, such as `1,3`; null if they are agreed with the teacher. */
type Days = OptionalText

export type Tables = (DecisionTables &
  SiblingTables &
  JobTables &
  SearchIndexTables &
  BillingTables &
  TimetableTables &
  AccountTables &
  UploadTables &
  ImportTables &
  VisitorTables) & {
  accounts: {
    id: Generated<number>
    /** In lower case. */
    email: string
    /** Null until a password is set: such an account can't sign in. */
    password_hash: string | null
    role: 'admin' | 'teacher' | 'student'
    status: 'pending' | 'active' | 'blocked' | 'archived'
    name: string
    avatar: string | null
    created_at: Moment
    /** Language of mails to this person; null means English. */
    language: ColumnType<Language | null, Language | null | undefined, Language | null>
    /** Null once the email is confirmed. */
    unconfirmed_since: OptionalNumber
    /** The part of the office that an administrator is limited to; null means everything. */
    part: ColumnType<LimitedPart | null, LimitedPart | null | undefined, LimitedPart | null>
  }
  teachers: {
    id: Generated<number>
    version: Version
    account_id: number
    teach_id: string | null
    application_date: string | null
    contact_number: string | null
    current_address: string | null
    date_of_birth: string | null
    experience_quran: string | null
    gender: string | null
    institution: string | null
    languages_spoken: string | null
    age_group: string | null
    nationality: string | null
    other_experience: string | null
    qualification: string | null
  }
  teacher_timings: {
    id: Generated<number>
    teacher_id: number
    course_id: number | null
    course_name: string
    time_from: string
    time_to: string
    days: Days
  }
  students: {
    id: Generated<number>
    version: Version
    account_id: number
    std_id: string | null
    contact_number: string | null
    alternate_contact_number: string | null
    date_of_birth: string | null
    preferred_language: string | null
    guardian_name: string | null
    signature: string | null
    registration_date: string | null
    notes: OptionalText
  }
  /** Times at which a student would like to be taught a course. */
  student_timings: {
    id: Generated<number>
    student_id: number
    course_id: number
    time_from: string
    time_to: string
    days: Days
  }
  courses: {
    id: Generated<number>
    version: Version
    name: string
    description: string | null
    price: number
    pricing: ColumnType<Pricing, Pricing | undefined, Pricing>
    course_duration: string | null
    image: string | null
    /** Set when it is deleted while other records still refer to it. */
    archived_at: Moment | null
  }
  outlines: {
    id: Generated<number>
    version: Version
    course_id: number
    title: string
    description: string | null
    /** Null sorts last, in order of creation. */
    position: OptionalNumber
  }
  course_assignments: { id: Generated<number>; teacher_id: number; course_id: number }
  classes: {
    id: Generated<number>
    version: Version
    teacher_id: number
    title: string
    link: string | null
    archived_at: Moment | null
    /** When its teacher was deleted and the class ended; its attendance stays with its students. */
    teacher_left_at: OptionalNumber
    /** First and last day of the class, yyyy-MM-dd. */
    starts: OptionalText
    ends: OptionalText
    /** When the class or one of its timings was created or edited; single lessons have their own rows. */
    changed_at: OptionalNumber
  }
  class_timings: {
    id: Generated<number>
    class_id: number
    time_from: string
    time_to: string
    days: Days
    /** First and last day of this timing, if its lessons were moved or ended. */
    starts: OptionalText
    ends: OptionalText
  }
  class_courses: { class_id: number; course_id: number }
  class_students: { id: Generated<number>; class_id: number; student_id: number }
  class_student_timings: { link_id: number; timing_id: number; time_from: string; time_to: string }
  allotments: { id: Generated<number>; version: Version; student_id: number; teacher_id: number; course_id: number }
  allotment_timings: {
    id: Generated<number>
    allotment_id: number
    time_from: string
    time_to: string
    days: Days
  }
  attendance: {
    id: Generated<number>
    version: Version
    class_id: number
    student_id: number
    /** yyyy-MM-dd */
    date: string
    status: 'present' | 'absent'
  }
  reports: {
    id: Generated<number>
    version: Version
    student_id: number
    teacher_id: number
    course_id: number
    class_id: number | null
    attendance: string
    test_remarks: string | null
    participation: string | null
    suggestions: string | null
    updated_at: Moment
  }
  policies: { id: Generated<number>; version: Version; title: string; description: string; translations: OptionalText }
  events: {
    id: Generated<number>
    version: Version
    title: string
    description: string
    price: number | null
    time: string
    link: string | null
    archived_at: Moment | null
  }
  event_members: PaymentAmounts & {
    id: Generated<number>
    /** Changes when the payment is sent or decided, not when the student joins or leaves. */
    version: Version
    event_id: number
    student_id: number
    is_member: Flag
    payment_status: 'pending' | 'paid' | 'rejected' | 'not_required'
    receipt: string | null
    method: string | null
    /** When membership last changed. */
    toggled_at: Moment | null
    /** Price of the event when its payment was sent. */
    price: number | null
    sent_at: Moment | null
    decided_at: Moment | null
  }
  purchases: PaymentAmounts & {
    id: Generated<number>
    student_id: number
    course_id: number
    /** Price of the course when it was bought. */
    price: number | null
    /** Null, like the method, if the course was free. */
    receipt: string | null
    method: string | null
    status: 'pending' | 'paid' | 'rejected'
    created_at: Moment
    decided_at: Moment | null
    /** Pricing of the course when it was bought. */
    pricing: ColumnType<Pricing, Pricing | undefined, Pricing>
    /** When monthly fees ended. */
    fees_ended_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
  }
  settings: { key: string; version: Version; value: string }
  audit: {
    id: Generated<number>
    at: Moment
    account_id: number | null
    /** The operationId. */
    action: string
    subject: string
  }
  /** Number of changes of each table, by any process; empty on PostgreSQL. */
  table_changes: { name: TrackedTable; count: number }
  /** Stored responses by idempotency key; without a response while the request is running. */
  given_answers: { key_hash: string; fingerprint: string; status: number | null; body: string | null; at: Moment }
  /**
   * Number of attempts per key and time window, shared by all processes. `email_hash` finds the attempts to refund for an
   * email.
   */
  attempts: { key: string; count: number; until: Moment; email_hash: string | null }
  /** Networks from which an account has signed in. */
  known_networks: { account_id: number; network: string; seen_at: Moment }
}

export type Account = Selectable<Tables['accounts']>
