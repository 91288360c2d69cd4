import type { ActKind, ActRecordKind } from '@maktab/contract/schema'
import type { Generated } from 'kysely'

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
