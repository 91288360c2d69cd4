import type { Act, ActKind } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'

/** Who does it, and when; nobody of the school where it is the operator. */
export type DecisionContext = { database: Database; now: number; account?: { id: number } }
type RecordKind = Act['record']['kind']

type NewDecision = {
  kind: ActKind
  record: readonly [kind: RecordKind, id: number]
  /** What the record was called, where it doesn’t belong to one person. */
  name?: string
  /** The course, the event or the class that it was about. */
  what?: string
  day?: string
  reason?: string | undefined
  studentId?: number
  teacherId?: number
  /** What else it concerned: the courses, the event, and who sits in the class. */
  about?: Partial<Record<Subject, readonly number[]>>
}
type Subject = Tables['act_subjects']['kind']

/** Keeps who did what, when and why, in the transaction in which it is done; without an account it was the operator. */
export async function recordDecision({ database, now, account }: DecisionContext, act: NewDecision): Promise<void> {
  const [recordKind, recordId] = act.record
  const { id } = await database
    .insertInto('acts')
    .values({
      at: now,
      account_id: account?.id ?? null,
      kind: act.kind,
      record_kind: recordKind,
      record_id: recordId,
      name: act.name ?? null,
      what: act.what ?? null,
      day: act.day ?? null,
      reason: act.reason ?? null,
      student_id: act.studentId ?? null,
      teacher_id: act.teacherId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subjects = Object.entries(act.about ?? {}).flatMap(([kind, ids]) =>
    ids.map((subject_id) => ({ act_id: id, kind: kind as Subject, subject_id })),
  )
  if (subjects.length > 0) await database.insertInto('act_subjects').values(subjects).execute()
}
