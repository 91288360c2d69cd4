import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { selectReferencedPictures } from '../referencedPictures.ts'
import { required } from './createSchemaHelpers.ts'

/** Columns with picture names in this version. */
const columns = [
  ['accounts', 'avatar'],
  ['courses', 'image'],
  ['purchases', 'receipt'],
  ['event_members', 'receipt'],
  ['settings', 'value'],
  ['receipts', 'file'],
  ['fees', 'receipt'],
] as const

/** Pictures that this database has stored, because it may delete no others; filled with the referenced ones. */
export const storedPictures: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema
      .createTable('stored_pictures')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('stored_at', 'bigint', required)
      .execute()
    await sql`insert into stored_pictures (name, stored_at)
      select name, 0 from (${sql.raw(selectReferencedPictures(columns))}) as named`.execute(database)
  },
}
