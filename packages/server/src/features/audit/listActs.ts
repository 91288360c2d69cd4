import type { ActKind } from '@maktab/contract/schema'
import type { Handler } from '#contract/Handler.ts'
import { missingField } from '#lib/HttpError.ts'
import { selectDecisionIds } from './selectDecisionIds.ts'

const ORDINARY_LIMIT = 50
/** What is decided of what waits in the inbox. */
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
]

/** Decision 113: what was decided, the newest first. Names of people are those of now, so that an erased one has none. */
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
    .select(['acts.id', 'at', 'kind', 'acts.account_id', 'record_kind', 'record_id', 'acts.name', 'what', 'day'])
    .select(['reason', 'acts.student_id', 'acts.teacher_id', 'events.id as eventId', 'actor.name as actor'])
    .select(['student.name as student', 'student.status as studentStatus'])
    .select(['teacher.name as teacher', 'teacher.status as teacherStatus'])
    .$if(kind !== undefined && id === undefined, (some) => some.where('record_kind', '=', kind ?? 'teacher'))
    .$if(id !== undefined, (some) =>
      some.where('acts.id', 'in', selectDecisionIds(database, kind ?? 'teacher', id ?? 0)),
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
      record: { kind: record_kind, id: record_id, name: row.name ?? row.student ?? row.teacher ?? '' },
      studentId: isThere(row.studentStatus) ? row.student_id : null,
      teacherId: isThere(row.teacherStatus) ? row.teacher_id : null,
      eventId: row.eventId,
      what: row.what,
      day: row.day,
      reason: row.reason,
    })),
  }
}

const isThere = (status: string | null) => status !== null && status !== 'archived'
