import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

type Row = Record<string, string | number | null>

/** What a bare server asks of a database: one list, and one row that is certain on the disk. */
type Bare = { list: () => Row[] | Promise<Row[]>; insert: (title: string, description: string) => unknown }

const LIST =
  'select id, version, name, description, price, course_duration, image, pricing from courses where archived_at is null order by id'
/** As many as the school has. */
const CONNECTIONS = 10

/** Without anything between. */
export function openBare(folder: string, url: string): Bare {
  return url === '' ? onSqlite(join(folder, 'maktab.db')) : onPostgres(url)
}

function onSqlite(file: string): Bare {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const list = database.prepare(LIST)
  const insert = database.prepare('insert into policies (title, description) values (?, ?)')
  return {
    list: () => list.all() as Row[],
    insert: (title, description) => {
      database.exec('begin immediate')
      insert.run(title, description)
      database.exec('commit')
    },
  }
}

function onPostgres(url: string): Bare {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return {
    list: async () => (await pool.query<Row>(LIST)).rows,
    insert: async (title, description) => {
      const client = await pool.connect()
      await client.query('begin')
      await client.query('insert into policies (title, description) values ($1, $2)', [title, description])
      await client.query('commit')
      client.release()
    },
  }
}
