import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Language } from '../i18n/translate.ts'
import type { DecisionTables, FamilyTables, AccountTables } from './AccountTables.ts'
import type { TrackedTable } from './trackedTables.ts'
import type { ListedTables, JobTables, UploadTables } from './InternalTables.ts'
import type { PaymentAmounts, BillingTables } from './BillingTables.ts'
import type { TimetableTables } from './TimetableTables.ts'

/** Milliseconds since 1970. */
type Moment = number
/** Whether a course is paid once or for each month. */
type Pricing = 'once' | 'monthly'
/** 0 or 1, on both databases. */
type Flag = ColumnType<number, number | undefined, number>
/** Counts the changes of a record. */
type Version = ColumnType<number, number | undefined, number>

type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>
/** Days of the week, as `1,3`; none where they are agreed with the teacher. */
type Days = OptionalText

export type Tables = (DecisionTables &
  FamilyTables &
  JobTables &
  ListedTables &
  BillingTables &
  TimetableTables &
  AccountTables &
  UploadTables) & {
  accounts: {
    id: Generated<number>
    /** In lower case. */
    email: string
    /** None as long as nobody has given one: such an account can't sign in. */
    password_hash: string | null
    role: 'admin' | 'teacher' | 'student'
    status: 'pending' | 'active' | 'blocked' | 'archived'
    name: string
    avatar: string | null
    created_at: Moment
    /** Of the mails to this person; English where none is known. */
    language: ColumnType<Language | null, Language | null | undefined, Language | null>
    /** None once the e-mail counts as theirs. */
    unconfirmed_since: OptionalNumber
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
  /** When a student would like to be taught a course. */
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
    /** Set when it was deleted while something still tells of it. */
    archived_at: Moment | null
  }
  outlines: {
    id: Generated<number>
    version: Version
    course_id: number
    title: string
    description: string | null
    /** Those without come last, as they were made. */
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
    /** When its teacher was deleted and the class ended: its marks stay with its students. */
    teacher_left_at: OptionalNumber
    /** The first and the last day on which it meets, yyyy-MM-dd. */
    starts: OptionalText
    ends: OptionalText
    /** When it or one of its times was made or edited; of single lessons their own rows tell. */
    changed_at: OptionalNumber
  }
  class_timings: {
    id: Generated<number>
    class_id: number
    time_from: string
    time_to: string
    days: Days
    /** Between which days of the class’s it holds, where its lessons were moved or ended. */
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
  policies: { id: Generated<number>; version: Version; title: string; description: string }
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
    /** Counts what was sent and decided; joining and leaving are no changes of the payment. */
    version: Version
    event_id: number
    student_id: number
    is_member: Flag
    payment_status: 'pending' | 'paid' | 'rejected' | 'not_required'
    receipt: string | null
    method: string | null
    /** When membership last changed. */
    toggled_at: Moment | null
    /** What the event cost when its payment was sent. */
    price: number | null
    sent_at: Moment | null
    decided_at: Moment | null
  }
  purchases: PaymentAmounts & {
    id: Generated<number>
    student_id: number
    course_id: number
    /** What the course cost when it was bought. */
    price: number | null
    /** None, as there is no method, where the course was free. */
    receipt: string | null
    method: string | null
    status: 'pending' | 'paid' | 'rejected'
    created_at: Moment
    decided_at: Moment | null
    /** As the course had it when it was bought. */
    pricing: ColumnType<Pricing, Pricing | undefined, Pricing>
    /** From when on no more fees are asked. */
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
  /** How often a table was changed, whoever did it; empty where that is not counted. */
  table_changes: { name: TrackedTable; count: number }
  /** What was answered to a form that may be sent again; without an answer while it is being worked on. */
  given_answers: { key_hash: string; fingerprint: string; status: number | null; body: string | null; at: Moment }
  /**
   * How often something was tried in a stretch of time, counted for all processes together; by the hash of an e-mail
   * what was tried for it is forgiven.
   */
  attempts: { key: string; count: number; until: Moment; email_hash: string | null }
  /** Where the right person signed in from. */
  known_networks: { account_id: number; network: string; seen_at: Moment }
}

export type Account = Selectable<Tables['accounts']>
