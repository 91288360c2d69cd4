import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = Record<string, string | number | null>

/** The two queries of the minimal server: reading one list and durably inserting one row. */
type Bare = { list: () => Row[] | Promise<Row[]>; insert: (title: string, description: string) => unknown }

const LIST =
  'select id, version, name, description, price, course_duration, image, pricing from courses where archived_at is null order by id'
/** Same as the default of the school. */
const CONNECTIONS = 10

/** Opens the database without a query builder. */
function openBare(folder: string, url: string): Bare {
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

// A minimal server in a child process, over the same database, without authentication or validation.
const { DATA_FOLDER = '', DATABASE_URL = '' } = process.env
const { list, insert } = openBare(DATA_FOLDER, DATABASE_URL)

async function sendList(response: ServerResponse): Promise<void> {
  const course = await list()
  for (const row of course) if (row['image'] !== null) row['image'] = `/uploads/${row['image']}`
  send(response, 200, { course })
}

function handleWrite(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', async () => {
    const { title, description } = JSON.parse(Buffer.concat(parts).toString()) as { title: string; description: string }
    await insert(title, description)
    send(response, 201, { message: 'Policy created successfully' })
  })
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}

const server = createServer((request, response) =>
  request.method === 'GET' ? void sendList(response) : handleWrite(request, response),
)
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
