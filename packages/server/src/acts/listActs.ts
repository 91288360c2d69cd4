import type { Handler } from '../contract/Handler.ts'
import { invalid } from '../Refusal.ts'
import { actsOf } from './actsOf.ts'

const ORDINARY_LIMIT = 50

/** Decision 113: what was decided, the newest first. Names of people are those of now, so that an erased one has none. */
export const listActs: Handler<'listActs'> = async ({ query, database, account }) => {
  const { recordKind: kind, recordId: id, before, limit = ORDINARY_LIMIT } = query
  if (id !== undefined && kind === undefined) throw invalid('recordKind', 'Record kind is required')
  const rows = await database
    .selectFrom('acts')
    .leftJoin('accounts as actor', 'actor.id', 'acts.account_id')
    .leftJoin('students', 'students.id', 'acts.student_id')
    .leftJoin('accounts as student', 'student.id', 'students.account_id')
    .leftJoin('teachers', 'teachers.id', 'acts.teacher_id')
    .leftJoin('accounts as teacher', 'teacher.id', 'teachers.account_id')
    .select([
      'acts.id',
      'at',
      'kind',
      'acts.account_id',
      'record_kind',
      'record_id',
      'acts.name',
      'what',
      'day',
      'reason',
    ])
    .select(['actor.name as actor', 'student.name as student', 'teacher.name as teacher'])
    .$if(kind !== undefined && id === undefined, (some) => some.where('record_kind', '=', kind ?? 'teacher'))
    .$if(id !== undefined, (some) => some.where('acts.id', 'in', actsOf(database, kind ?? 'teacher', id ?? 0)))
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
      what: row.what,
      day: row.day,
      reason: row.reason,
    })),
  }
}
