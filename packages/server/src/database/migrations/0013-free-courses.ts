import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../openDatabase.ts'
import { createSchemaHelpers, required, restrictReference } from './createSchemaHelpers.ts'

const columns = ['id', 'student_id', 'course_id', 'receipt', 'method', 'status', 'created_at', 'decided_at', 'price']

/** Free courses have no receipt or method. SQLite can’t change a column, so the table is recreated there. */
export const freeCourses: Migration = {
  up: async (database: Kysely<never>) => {
    const { schema } = database
    if (isPostgres(database)) {
      for (const column of ['receipt', 'method']) {
        await schema
          .alterTable('purchases')
          .alterColumn(column, (change) => change.dropNotNull())
          .execute()
      }
      return
    }
    const { table, index } = createSchemaHelpers(database)
    await schema.alterTable('purchases').renameTo('old_purchases').execute()
    for (const name of ['purchases_by_student_id_course_id', 'purchases_by_course_id', 'purchases_standing_once']) {
      await schema.dropIndex(name).execute()
    }
    await table('purchases')
      .addColumn('student_id', 'integer', restrictReference('students'))
      .addColumn('course_id', 'integer', restrictReference('courses'))
      .addColumn('receipt', 'text')
      .addColumn('method', 'text')
      .addColumn('status', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('decided_at', 'bigint')
      .addColumn('price', 'double precision')
      .execute()
    const all = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into purchases (${all}) select ${all} from old_purchases`.execute(database)
    await schema.dropTable('old_purchases').execute()
    await index('purchases', 'student_id', 'course_id')
    await index('purchases', 'course_id')
    await schema
      .createIndex('purchases_standing_once')
      .unique()
      .on('purchases')
      .columns(['student_id', 'course_id'])
      .where(sql.ref('status'), 'in', ['pending', 'paid'])
      .execute()
  },
}
