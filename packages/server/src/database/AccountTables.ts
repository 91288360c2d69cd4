import type { ColumnType, Generated } from 'kysely'
import type { ActKind, ActRecordKind } from '@maktab/contract/schema'

/** Milliseconds since 1970. */
type Moment = number

/** A secret that a mail carries, as it is kept. */
type MailedToken = { token_hash: string; account_id: number; expires_at: Moment; used_at: Moment | null }

export type AccountTables = {
  sessions: { token_hash: string; account_id: number; created_at: Moment; expires_at: Moment }
  /** The links that set a new password. */
  reset_tokens: MailedToken
  /** The links that confirm an e-mail. */
  email_tokens: MailedToken
}

/** Students of one sign-in. */
export type FamilyTables = {
  accounts: {
    /** Whose e-mail and password let this student in: such an account has an e-mail of nobody, and the same password. */
    sibling_of: ColumnType<number | null, number | null | undefined, number | null>
  }
}

export type DecisionTables = {
  /** What was decided: part of the records that people read, where `audit` is the operator’s. */
  acts: {
    id: Generated<number>
    /** Milliseconds since 1970. */
    at: number
    /** Nobody’s where it was done by a command of the operator. */
    account_id: number | null
    kind: ActKind
    record_kind: ActRecordKind
    record_id: number
    /** As the record was called; none of what belongs to one person, whose name is theirs. */
    name: string | null
    what: string | null
    /** yyyy-MM-dd */
    day: string | null
    reason: string | null
    /** Whom it concerned. */
    student_id: number | null
    teacher_id: number | null
  }
  /** What an act concerned beside its own record and those two. */
  act_subjects: { id: Generated<number>; act_id: number; kind: 'student' | 'course' | 'event'; subject_id: number }
}
