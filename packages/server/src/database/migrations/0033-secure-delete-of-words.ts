import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../openDatabase.ts'

const indexes = ['students', 'teachers', 'classes', 'allotments', 'reports'].map((list) => `${list}_words`)

/** Removes deleted text from the search indexes, from now on and retroactively. */
export const secureDeleteOfWords: Migration = {
  up: async (database: Kysely<never>) => {
    if (isPostgres(database)) return
    for (const name of indexes) {
      const index = sql.table(name)
      await sql`insert into ${index} (${index}, rank) values ('secure-delete', 1)`.execute(database)
      await sql`insert into ${index} (${index}) values ('optimize')`.execute(database)
    }
  },
}
