import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const edited = [
  'courses',
  'outlines',
  'policies',
  'events',
  'classes',
  'allotments',
  'reports',
  'attendance',
  'teachers',
  'students',
] as const

/** Versions of records, the price at the time of a payment, and only one open purchase per course. */
export const versionsAndPrices: Migration = {
  up: async (database: Kysely<never>) => {
    const { schema } = database
    for (const table of edited) {
      await schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    }
    await schema.alterTable('purchases').addColumn('price', 'double precision').execute()
    await schema.alterTable('event_members').addColumn('price', 'double precision').execute()
    await schema.alterTable('event_members').addColumn('sent_at', 'bigint').execute()
    await schema.alterTable('event_members').addColumn('decided_at', 'bigint').execute()
    await sql`update purchases set price = (select price from courses where courses.id = purchases.course_id)`.execute(
      database,
    )
    await sql`update event_members set price = (select price from events where events.id = event_members.event_id)
      where receipt is not null`.execute(database)
    await schema
      .createIndex('purchases_standing_once')
      .unique()
      .on('purchases')
      .columns(['student_id', 'course_id'])
      .where(sql.ref('status'), 'in', ['pending', 'paid'])
      .execute()
  },
}
