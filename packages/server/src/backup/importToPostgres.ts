import type { Database } from '../database/openDatabase.ts'
import { sql } from 'kysely'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { migrateInTransaction } from '../database/migrate.ts'
import { OperatorError } from '../lib/OperatorError.ts'
import { type CopiedTable, listCopiedTables, countTableRows, quoteIdentifier, withPostgres } from './copiedTables.ts'

/**
 * Sessions, links and counters that a restore removes. Stored responses by idempotency key are kept: their records are
 * in the backup too, and a repeated form must not be saved twice.
 */
const ended = ['sessions', 'reset_tokens', 'email_tokens', 'attempts'] as const

/** Ends every session and mailed link of a restored school, because they may have been revoked after the backup. */
export async function revokeAllSessions(database: Database): Promise<void> {
  // A school of an earlier version lacks some of these tables.
  const tables = new Set((await database.introspection.getTables()).map(({ name }) => name))
  for (const table of ended) if (tables.has(table)) await database.deleteFrom(table).execute()
}

/**
 * Imports a SQLite file into an empty PostgreSQL database in one transaction. Tables are created up to the migration of
 * the file, and rows are copied in batches. Throws if the row counts differ.
 */
export async function importToPostgres(source: string, url: string): Promise<void> {
  const file = new DatabaseSync(source, { readOnly: true })
  try {
    await withPostgres(url, (database) =>
      database.transaction().execute(async (transaction) => {
        await refuseTablesIn(transaction)
        await migrateInTransaction(transaction, readFileMigration(file))
        await setForeignKeysDeferred(transaction, true)
        for (const table of listCopiedTables(file)) await copyTable(file, transaction, table)
        await sql`set constraints all immediate`.execute(transaction)
        await setForeignKeysDeferred(transaction, false)
        await revokeAllSessions(transaction)
      }),
    )
  } finally {
    file.close()
  }
}

/** The last migration applied to a database file. */
export function readFileMigration(file: DatabaseSync): string {
  return String(file.prepare('select max(name) as name from kysely_migration').get()?.['name'])
}

/** Throws an explanation if the database isn't empty. */
export async function assertEmptyDatabase(url: string): Promise<void> {
  await withPostgres(url, refuseTablesIn)
}

async function refuseTablesIn(transaction: Database): Promise<void> {
  const found = await sql`select 1 from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    limit 1`.execute(transaction)
  if (found.rows.length > 0)
    throw new OperatorError(
      'The database of DATABASE_URL has tables already: a backup is put into an empty one. Nothing was done.',
    )
}

/** Defers foreign keys until the end of the transaction, so that rows can be copied in any order. */
async function setForeignKeysDeferred(transaction: Database, mayWait: boolean): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s alter constraint %I ', conrelid::regclass, conname) as statement from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(transaction)
  const how = mayWait ? 'deferrable initially deferred' : 'not deferrable'
  for (const { statement } of rows) await sql.raw(statement + how).execute(transaction)
}

async function copyTable(file: DatabaseSync, transaction: Database, table: CopiedTable): Promise<void> {
  const { name, columns, isNumbered, rowsAtOnce } = table
  const list = sql.raw(columns.map(quoteIdentifier).join(', '))
  const into = sql.table(name)
  // The initial rows of the tables are part of the import.
  await sql`delete from ${into}`.execute(transaction)
  let rows: Record<string, SQLOutputValue>[] = []
  const send = async () => {
    const json = JSON.stringify(rows, (_key, value: unknown) => (value instanceof Uint8Array ? toHex(value) : value))
    await sql`insert into ${into} (${list}) select ${list} from json_populate_recordset(null::${into}, ${json}::json)`.execute(
      transaction,
    )
    rows = []
  }
  for (const row of file
    .prepare(`select ${columns.map(quoteIdentifier).join(', ')} from ${quoteIdentifier(name)}`)
    .iterate()) {
    if (rows.push(row) === rowsAtOnce) await send()
  }
  if (rows.length > 0) await send()
  const counted = await sql<{ count: number }>`select count(*) as count from ${into}`.execute(transaction)
  const [sourceCount, targetCount] = [countTableRows(file, name), counted.rows[0]?.count]
  if (sourceCount !== targetCount)
    throw new OperatorError(
      `Not everything has arrived: ${targetCount} of ${sourceCount} rows of ${name}. Nothing was done.`,
    )
  if (isNumbered) await copyNumber(file, transaction, name)
}

/** Bytes in PostgreSQL's hex format. */
const toHex = (bytes: Uint8Array) => String.raw`\x` + Buffer.from(bytes).toString('hex')

/** The last issued id, whose row may be deleted by now. */
async function copyNumber(file: DatabaseSync, transaction: Database, name: string): Promise<void> {
  const last = Number(file.prepare('select seq from sqlite_sequence where name = ?').get(name)?.['seq'] ?? 0)
  if (last > 0) await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last})`.execute(transaction)
}
