import type { Act } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'

/** Selects the acts on a record; of a person, a course or an event also those on other records that concerned it. */
export function selectDecisionIds(database: Database, kind: Act['record']['kind'], id: number) {
  const own = database.selectFrom('acts').select('acts.id').where('record_kind', '=', kind).where('record_id', '=', id)
  const column = kind === 'student' ? 'student_id' : kind === 'teacher' ? 'teacher_id' : undefined
  const named = column ? own.union(database.selectFrom('acts').select('acts.id').where(column, '=', id)) : own
  if (kind !== 'student' && kind !== 'course' && kind !== 'event') return named
  return named.union(
    database.selectFrom('act_subjects').select('act_id as id').where('kind', '=', kind).where('subject_id', '=', id),
  )
}
