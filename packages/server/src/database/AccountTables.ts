import type { ColumnType, Generated } from 'kysely'
import type { ActKind, ActRecordKind } from '@maktab/contract/schema'

/** Unix time in milliseconds. */
type Moment = number

/** The stored hash of a token that was sent by mail. */
type MailedToken = { token_hash: string; account_id: number; expires_at: Moment; used_at: Moment | null }

export type AccountTables = {
  sessions: { token_hash: string; account_id: number; created_at: Moment; expires_at: Moment }
  /** Password reset links. */
  reset_tokens: MailedToken
  /** Email confirmation links. */
  email_tokens: MailedToken
  /** Courses that a student registered for without a receipt (decision 300). */
  course_requests: {
    id: Generated<number>
    student_id: number
    course_id: number
    created_at: Moment
    /** Set when the office closes it. */
    closed_at: Moment | null
  }
}

/** Siblings who share one sign-in. */
export type SiblingTables = {
  accounts: {
    /** The account that signs this student in; this row then has a placeholder email and the same password hash. */
    sibling_of: ColumnType<number | null, number | null | undefined, number | null>
  }
}

export type DecisionTables = {
  /** Decisions, shown to people in the app; `audit` is for the operator. */
  acts: {
    id: Generated<number>
    /** Unix milliseconds. */
    at: number
    /** Null if it was done by a command of the operator. */
    account_id: number | null
    kind: ActKind
    record_kind: ActRecordKind
    record_id: number
    /** Name of the record at that time; null for records that belong to one person, because the name would be personal data. */
    name: string | null
    what: string | null
    /** yyyy-MM-dd */
    day: string | null
    reason: string | null
    /** The student and the teacher it is about. */
    student_id: number | null
    teacher_id: number | null
    /** The amount of a payment or refund, in minor units. */
    amount: ColumnType<number | null, number | null | undefined, number | null>
    currency: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** Related records other than its own record, student and teacher. */
  act_subjects: { id: Generated<number>; act_id: number; kind: 'student' | 'course' | 'event'; subject_id: number }
}
