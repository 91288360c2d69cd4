import type { Act, ActKind } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import type { Handler } from '#contract/Handler.ts'
import { missingField } from '#lib/HttpError.ts'
import { fromMinorUnits } from '../payments/paymentAmounts.ts'

/** The actor and time of a decision; no account if it is the operator. */
export type DecisionContext = { database: Database; now: number; account?: { id: number } }
type RecordKind = Act['record']['kind']

type NewDecision = {
  kind: ActKind
  record: readonly [kind: RecordKind, id: number]
  /** The name of the record, if it doesn't belong to one person. */
  name?: string
  /** The course, event or class concerned. */
  what?: string
  day?: string
  reason?: string | undefined
  studentId?: number | null
  teacherId?: number | null
  /** The amount of a payment or refund, in minor units. */
  money?: { amount: number; currency: string }
  /** Other records concerned: courses, the event, and the students of the class. */
  about?: Partial<Record<Subject, readonly number[]>>
}
type Subject = Tables['act_subjects']['kind']

/** Records who did what, when and why, in the same transaction. Without an account the actor is the operator. */
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
      amount: act.money?.amount ?? null,
      currency: act.money?.currency ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subjects = Object.entries(act.about ?? {}).flatMap(([kind, ids]) =>
    ids.map((subject_id) => ({ act_id: id, kind: kind as Subject, subject_id })),
  )
  if (subjects.length > 0) await database.insertInto('act_subjects').values(subjects).execute()
}

/** Both databases limit the number of values per statement. */
const MAX_ROWS = 500

/** Records the same decision about many people. */
export async function recordDecisions(
  { database, now, account }: DecisionContext,
  { kind, of, ids }: { kind: ActKind; of: 'student' | 'teacher'; ids: readonly number[] },
): Promise<void> {
  const facts = { at: now, account_id: account?.id ?? null, kind, record_kind: of }
  for (let start = 0; start < ids.length; start += MAX_ROWS) {
    const rows = ids.slice(start, start + MAX_ROWS).map((id) => ({
      ...facts,
      record_id: id,
      name: null,
      what: null,
      day: null,
      reason: null,
      student_id: of === 'student' ? id : null,
      teacher_id: of === 'teacher' ? id : null,
    }))
    await database.insertInto('acts').values(rows).execute()
  }
}

/**
 * Selects the decisions about a record. For a person, course or event this includes decisions about related records.
 */
export function selectDecisionIds(database: Database, kind: Act['record']['kind'], id: number) {
  const own = database.selectFrom('acts').select('acts.id').where('record_kind', '=', kind).where('record_id', '=', id)
  const column = kind === 'student' ? 'student_id' : kind === 'teacher' ? 'teacher_id' : undefined
  const named = column ? own.union(database.selectFrom('acts').select('acts.id').where(column, '=', id)) : own
  if (kind !== 'student' && kind !== 'course' && kind !== 'event') return named
  return named.union(
    database.selectFrom('act_subjects').select('act_id as id').where('kind', '=', kind).where('subject_id', '=', id),
  )
}

const ORDINARY_LIMIT = 50
/** Decisions about items of the inbox. */
const ofInbox: readonly ActKind[] = [
  'approveTeacher',
  'refuseTeacher',
  'approvePayment',
  'rejectPayment',
  'reopenPayment',
  'correctToPaid',
  'correctToRejected',
  'correctToReview',
  'giveId',
  'arrangeTrial',
  'declineTrial',
]

/** Records of the payments part; all others belong to teaching (decision 270). */
const ofPayments: readonly RecordKind[] = ['coursePayment', 'eventPayment', 'feePayment', 'discount']
/** Messages belong to the part of their author, because their text may be about money. */
const messageKinds: readonly ActKind[] = ['messageByWhatsApp', 'messageByEmail']

/**
 * Decision 113: all decisions, newest first. Names of people are the current ones, so erased people have none. An
 * administrator with a part of the office sees only those of it.
 */
export const listActs: Handler<'listActs'> = async ({ query, database, account }) => {
  const { recordKind: kind, recordId: id, of, before, limit = ORDINARY_LIMIT } = query
  if (id !== undefined && kind === undefined) throw missingField('recordKind', 'Record kind')
  const rows = await database
    .selectFrom('acts')
    .leftJoin('accounts as actor', 'actor.id', 'acts.account_id')
    .leftJoin('students', 'students.id', 'acts.student_id')
    .leftJoin('accounts as student', 'student.id', 'students.account_id')
    .leftJoin('teachers', 'teachers.id', 'acts.teacher_id')
    .leftJoin('accounts as teacher', 'teacher.id', 'teachers.account_id')
    .leftJoin('event_members', (join) =>
      join.onRef('event_members.id', '=', 'record_id').on('record_kind', '=', 'eventPayment'),
    )
    .leftJoin('events', (join) => join.onRef('events.id', '=', 'event_id').on('events.archived_at', 'is', null))
    .leftJoin('trials', (join) => join.onRef('trials.id', '=', 'record_id').on('record_kind', '=', 'trial'))
    .select(['acts.id', 'at', 'kind', 'acts.account_id', 'record_kind', 'record_id', 'acts.name', 'what', 'day'])
    .select(['acts.reason', 'acts.student_id', 'acts.teacher_id', 'events.id as eventId', 'actor.name as actor'])
    .select(['student.name as student', 'student.status as studentStatus', 'acts.amount', 'acts.currency'])
    .select(['teacher.name as teacher', 'teacher.status as teacherStatus', 'trials.name as trial'])
    .$if(kind !== undefined && id === undefined, (some) => some.where('record_kind', '=', kind ?? 'teacher'))
    .$if(id !== undefined, (some) =>
      some.where('acts.id', 'in', selectDecisionIds(database, kind ?? 'teacher', id ?? 0)),
    )
    .$if(account.part !== null, (some) =>
      some.where(({ eb, and, or }) =>
        or([
          and([
            eb('record_kind', account.part === 'payments' ? 'in' : 'not in', ofPayments),
            eb('kind', 'not in', messageKinds),
          ]),
          and([eb('kind', 'in', messageKinds), eb('actor.part', '=', account.part)]),
        ]),
      ),
    )
    .$if(of === 'inbox', (some) => some.where('kind', 'in', ofInbox))
    .$if(before !== undefined, (some) => some.where('acts.id', '<', before ?? 0))
    .orderBy('acts.id', 'desc')
    .limit(limit)
    .execute()
  return {
    acts: rows.map(({ record_kind, record_id, ...row }) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      kind: row.kind,
      who: row.actor === null ? null : { name: row.actor, isYou: row.account_id === account.id },
      record: { kind: record_kind, id: record_id, name: readName(record_kind, row) },
      studentId: isActive(row.studentStatus) ? row.student_id : null,
      teacherId: isActive(row.teacherStatus) ? row.teacher_id : null,
      eventId: row.eventId,
      what: row.what,
      day: row.day,
      reason: row.reason,
      ...(row.amount !== null &&
        row.currency !== null && { amount: fromMinorUnits(row.amount, row.currency), currency: row.currency }),
    })),
  }
}

type Named = { name: string | null; trial: string | null; student: string | null; teacher: string | null }

/** The current name of the record. A deleted trial lesson has none; its act names the teacher as well. */
function readName(kind: RecordKind, { name, trial, student, teacher }: Named): string {
  return (kind === 'trial' ? trial : (name ?? student ?? teacher)) ?? ''
}

const isActive = (status: string | null) => status !== null && status !== 'archived'
