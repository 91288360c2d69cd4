import { CompiledQuery, sql } from 'kysely'
import { type Database, isPostgres } from '../src/database/openDatabase.ts'

type Value = string | number | null

/** Inserts rows into a table, in a separate transaction. */
export type InsertRows = (table: string, columns: readonly string[], rows: readonly Value[][]) => Promise<void>

/** Maximum number of values in a SQLite statement. */
const MAX_VALUES = 30_000

/** Uses raw SQL, because a query builder would process each of millions of values. */
export function createRowInserter(database: Database): InsertRows {
  const write = isPostgres(database) ? onPostgres : onSqlite
  return (table, columns, rows) =>
    database.transaction().execute(async (transaction) => {
      // Disables triggers and foreign keys on PostgreSQL: the data is consistent and there are no listeners.
      if (isPostgres(database)) await sql`set local session_replication_role = replica`.execute(transaction)
      const atOnce = Math.floor(MAX_VALUES / columns.length)
      for (let start = 0; start < rows.length; start += atOnce) {
        await transaction.executeQuery(write(table, columns, rows.slice(start, start + atOnce)))
      }
      // Explicit ids don't advance PostgreSQL's sequences.
      if (isPostgres(database) && columns.includes('id')) {
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
          transaction,
        )
      }
    })
}

type Write = (table: string, columns: readonly string[], rows: readonly Value[][]) => CompiledQuery

const namesOf = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

const onSqlite: Write = (table, columns, rows) => {
  const signs = `(${columns.map(() => '?').join(', ')})`
  const text = `insert into "${table}" (${namesOf(columns)}) values ${rows.map(() => signs).join(', ')}`
  return CompiledQuery.raw(text, rows.flat())
}

/** PostgreSQL parses one JSON text much faster than thousands of parameters. */
const onPostgres: Write = (table, columns, rows) => {
  const names = namesOf(columns)
  const text = `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", $1)`
  const records = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
  return CompiledQuery.raw(text, [JSON.stringify(records)])
}

/** The numbers from 1 to `count`. */
export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

const given =
  'Ahmad Zaynab Muhammad Fatima Usman Maryam Ibrahim Khadija Yusuf Aisha Hamza محمد فاطمہ علی زینب عمر آمنہ حسن عائشہ یوسف خدیجہ إبراهيم كريم مريم'.split(
    ' ',
  )
const middle =
  'Tariq Bilal Noor Imran Salma Rashid Huda Junaid Samir Leila Farah Idris Omar طارق بلال نور عمران سلمیٰ راشد ہدیٰ جنید سمير ليلى فرح إدريس رحمان'.split(
    ' ',
  )
const family =
  'Malik Qureshi Siddiqui Rahman Haddad Farooqi Chaudhry Mansour Aziz Karim Shaikh ملک قریشی صدیقی رحمٰن حداد فاروقی چوہدری منصور عزيز كريم شیخ بٹ گیلانی'.split(
    ' ',
  )

/** A name of three words, derived from the number. Thousands of people share each name. */
export function getSampleName(id: number): string {
  return [given, middle, family].map((words, place) => words[Math.floor(id * 7.31 ** place) % words.length]).join(' ')
}
