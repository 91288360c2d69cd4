import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openBare } from './openBare.ts'

// The least a server could do, in a process of its own, over the same database: no check of who asks or what is sent.
const { DATA_FOLDER = '', DATABASE_URL = '' } = process.env
const { list, insert } = openBare(DATA_FOLDER, DATABASE_URL)

async function answerList(response: ServerResponse): Promise<void> {
  const course = await list()
  for (const row of course) if (row['image'] !== null) row['image'] = `/uploads/${row['image']}`
  send(response, 200, { course })
}

function answerWrite(request: IncomingMessage, response: ServerResponse): void {
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
  request.method === 'GET' ? void answerList(response) : answerWrite(request, response),
)
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
