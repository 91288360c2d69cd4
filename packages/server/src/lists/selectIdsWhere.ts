import { type RawBuilder, sql } from 'kysely'
import type { TrackedTable } from '../database/trackedTables.ts'

type Column = 'student_id' | 'teacher_id' | 'course_id'
type IdFilter = { [Name in Column]?: number | undefined }

/** The ids that a table names beside all of these; nothing where none is asked for. */
export function selectIdsWhere(id: string, table: TrackedTable, wanted: IdFilter): RawBuilder<number>[] {
  const conditions = Object.entries(wanted).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  )
  if (conditions.length === 0) return []
  return [sql<number>`select ${sql.ref(id)} from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`]
}
