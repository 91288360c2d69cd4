import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required, cascadeReference } from './createSchemaHelpers.ts'

/** Fills subjects of earlier decisions as far as known: course or event of a payment, and courses of a class. */
const known = [
  { kind: 'coursePayment', subject: 'course', table: 'purchases', id: 'id', column: 'course_id' },
  { kind: 'eventPayment', subject: 'event', table: 'event_members', id: 'id', column: 'event_id' },
  { kind: 'class', subject: 'course', table: 'class_courses', id: 'class_id', column: 'course_id' },
] as const

/** Further subjects of a decision: courses, an event, the students of a class. */
export const subjectsOfActs: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('act_subjects')
      .addColumn('act_id', 'integer', cascadeReference('acts'))
      .addColumn('kind', 'text', required)
      .addColumn('subject_id', 'integer', required)
      .execute()
    await index('act_subjects', 'kind', 'subject_id', 'act_id')
    await index('act_subjects', 'act_id')
    for (const { kind, subject, ...of } of known) {
      const source = sql.table(of.table)
      await sql`
        insert into act_subjects (act_id, kind, subject_id)
        select acts.id, ${sql.lit(subject)}, ${source}.${sql.ref(of.column)}
        from acts inner join ${source} on ${source}.${sql.ref(of.id)} = acts.record_id
        where acts.record_kind = ${sql.lit(kind)}
      `.execute(database)
    }
  },
}
