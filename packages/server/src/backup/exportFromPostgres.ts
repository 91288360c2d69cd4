import { sql } from 'kysely'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { migrate, readCurrentMigration } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/openDatabase.ts'
import { OperatorError } from '../lib/OperatorError.ts'
import { type CopiedTable, listCopiedTables, countTableRows, quoteIdentifier, withPostgres } from './copiedTables.ts'

type Row = Record<string, SQLInputValue>

/**
 * Exports a snapshot of PostgreSQL to a SQLite file that a school can run on. Tables are created up to the same
 * migration, and rows are copied in batches. Throws if the row counts differ.
 */
export async function exportFromPostgres(url: string, target: string): Promise<void> {
  await withPostgres(url, (database) =>
    database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        const version = await readCurrentMigration(snapshot)
        const migrated = openDatabase({ file: target })
        await migrate(migrated, version).finally(() => migrated.destroy())
        const file = new DatabaseSync(target, { enableForeignKeyConstraints: false })
        try {
          file.exec('begin')
          for (const table of listCopiedTables(file)) await copyTable(snapshot, file, table)
          file.exec('commit')
          const [broken] = file.prepare('pragma foreign_key_check').all()
          if (broken) throw new OperatorError(`The copy is NOT sound: a row of ${String(broken['table'])} names none.`)
          // A single file, readable from a read-only folder.
          file.exec('pragma journal_mode = delete')
        } finally {
          file.close()
        }
      }),
  )
}

async function copyTable(snapshot: Database, file: DatabaseSync, table: CopiedTable): Promise<void> {
  const { name, columns, isNumbered, rowsAtOnce } = table
  const list = columns.map(quoteIdentifier).join(', ')
  // The initial rows of the tables are part of the export.
  file.exec(`delete from ${quoteIdentifier(name)}`)
  const insert = file.prepare(
    `insert into ${quoteIdentifier(name)} (${list}) values (${columns.map(() => '?').join(', ')})`,
  )
  await sql.raw(`declare leaving no scroll cursor for select ${list} from ${quoteIdentifier(name)}`).execute(snapshot)
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${rowsAtOnce} from leaving`).execute(snapshot)
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
    if (rows.length === 0) break
  }
  await sql`close leaving`.execute(snapshot)
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(snapshot)
  const [sourceCount, targetCount] = [rows[0]?.count, countTableRows(file, name)]
  if (sourceCount !== targetCount)
    throw new OperatorError(`The copy is NOT complete: ${targetCount} of ${sourceCount} rows of ${name} are in it.`)
  if (isNumbered) await copyNumber(snapshot, file, name)
}

/** The last issued id, whose row may be deleted by now. */
async function copyNumber(snapshot: Database, file: DatabaseSync, name: string): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass) as last`.execute(snapshot)
  file.prepare('delete from sqlite_sequence where name = ?').run(name)
  file.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, rows[0]?.last ?? 0)
}
