import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../openDatabase.ts'
import { createSchemaHelpers } from './createSchemaHelpers.ts'
import { createSearchIndexTriggers } from './createSearchIndexTriggers.ts'

/** The sort columns of each list. */
const lists: Record<string, readonly string[]> = {
  students: ['code', 'name', 'email', 'born', 'language'],
  teachers: ['code', 'name', 'email', 'status', 'applied', 'born'],
  classes: ['teacher', 'title', 'link', 'time'],
  allotments: ['course', 'student', 'teacher', 'timings'],
  reports: ['student', 'teacher', 'course', 'class', 'attendance'],
}

/** Sort columns that group rows by kind: all rows of one kind come before those of the next. */
const byKind: Record<string, string> = { students: 'code', classes: 'link', allotments: 'timings' }

/**
 * Search index of the long lists, one row per list row. Triggers mark changed rows as stale, and the server rebuilds them
 * (`lists/reindexList.ts`).
 */
export const listedRows: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema
      .createTable('stale_rows')
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('stale_rows_by_list_id').on('stale_rows').columns(['list', 'id']).execute()
    await database.schema
      .createTable('listed_kinds')
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('listed_kinds_once', ['list', 'kind'])
      .execute()
    const hasTrigrams = await layTrigrams(database)
    for (const [name, sorts] of Object.entries(lists)) {
      await layList(database, name, sorts)
      await layWords(database, name, hasTrigrams)
      await sql`insert into stale_rows (list, id) select ${sql.lit(name)}, id from ${sql.table(name)}`.execute(database)
    }
    await createSearchIndexTriggers(database)
    // Shown with all events: the number of members.
    await createSchemaHelpers(database).index('event_members', 'event_id', 'is_member')
    await createSchemaHelpers(database).index('event_members', 'payment_status', 'event_id')
    // A covering index for the students of a course.
    await createSchemaHelpers(database).index('purchases', 'course_id', 'status', 'student_id')
    await createSchemaHelpers(database).index('student_timings', 'course_id', 'student_id')
  },
}

async function layList(database: Kysely<never>, name: string, sorts: readonly string[]): Promise<void> {
  const table = `listed_${name}`
  // Sorted by code points on both databases.
  const text = isPostgres(database) ? sql`text collate "C"` : sql`text`
  let laying = database.schema
    .createTable(table)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
  for (const sort of sorts) laying = laying.addColumn(`by_${sort}`, text)
  await laying.execute()
  const index = (...columns: string[]) =>
    database.schema
      .createIndex([table, ...columns].join('_'))
      .on(table)
      .columns([...columns, 'id'])
      .execute()
  for (const column of ['kind', ...sorts.map((sort) => `by_${sort}`)]) await index(column)
  const kindGoesBy = byKind[name]
  if (kindGoesBy !== undefined) await index('kind', `by_${kindGoesBy}`)
}

/** The owner of the database may create this extension of PostgreSQL; without it a search reads every row. */
async function layTrigrams(database: Kysely<never>): Promise<boolean> {
  if (!isPostgres(database)) return false
  await sql`do $$ begin create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`.execute(
    database,
  )
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(database)
  return rows.length > 0
}

/** Trigram index of the searchable text, so that it finds parts of words. */
async function layWords(database: Kysely<never>, name: string, hasTrigrams: boolean): Promise<void> {
  const table = sql.table(`listed_${name}`)
  const index = sql.table(`${name}_words`)
  if (isPostgres(database)) {
    if (hasTrigrams)
      // Every search reads the pending list; at its default size PostgreSQL prefers a sequential scan.
      await sql`create index ${sql.id(`listed_${name}_words`)} on ${table} using gin (words gin_trgm_ops)
        with (gin_pending_list_limit = 256)`.execute(database)
    return
  }
  await sql`create virtual table ${index} using fts5(words, content=${sql.lit(`listed_${name}`)}, content_rowid='id', tokenize='trigram', detail=none)`.execute(
    database,
  )
  const forget = sql`insert into ${index} (${index}, rowid, words) values ('delete', old.id, old.words)`
  const learn = sql`insert into ${index} (rowid, words) values (new.id, new.words)`
  const when = (action: string, ...does: (typeof learn)[]) =>
    sql`create trigger ${sql.id(`listed_${name}_${action}`)} after ${sql.raw(action)} on ${table}
      begin ${sql.join(does, sql`; `)}; end`.execute(database)
  await when('insert', learn)
  await when('delete', forget)
  await when('update', forget, learn)
}
