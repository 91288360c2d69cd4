import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// The least a server could do, in a process of its own, over the same database: no check of who asks or what is sent.
const database = new DatabaseSync(join(process.env['DATA_FOLDER'] ?? '', 'maktab.db'), { timeout: 5000 })
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
const list = database.prepare(
  'select id, name, description, price, course_duration, image from courses where archived_at is null order by id',
)
const insert = database.prepare('insert into policies (title, description) values (?, ?)')

function answerList(response: ServerResponse): void {
  const course = list.all()
  for (const row of course) if (row['image'] !== null) row['image'] = `/uploads/${String(row['image'])}`
  send(response, 200, { course })
}

function answerWrite(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { title, description } = JSON.parse(Buffer.concat(parts).toString()) as { title: string; description: string }
    database.exec('begin immediate')
    insert.run(title, description)
    database.exec('commit')
    send(response, 201, { message: 'Policy created successfully' })
  })
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}

const server = createServer((request, response) =>
  request.method === 'GET' ? answerList(response) : answerWrite(request, response),
)
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
