import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createMock } from './server.ts'

const CONNECTIONS = 10
const SECONDS = 4

const contract = fileURLToPath(import.meta.resolve('@maktab/contract/openapi.yaml'))
const cli = fileURLToPath(new URL('../node_modules/.bin/prism', import.meta.url))

type Call = Pick<autocannon.Options, 'method' | 'headers' | 'body'> & { title: string; path: string }

const edge = 'edge-of-parts'
const part = (head: string, body: string) => `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
// Prism's own CLI wants a Content-Type in each part with a file.
const picture = `--${edge}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`

const calls: Call[] = [
  { title: 'a public list', method: 'GET', path: '/course/get' },
  { title: 'a list with a token', method: 'GET', path: '/student/get', headers: { token: 'mock-token-admin' } },
  {
    title: 'JSON sent',
    method: 'POST',
    path: '/auth/login',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@maktab.test', password: 'anything' }),
  },
  {
    title: 'an upload of 200 kB',
    method: 'POST',
    path: '/course/create-course',
    headers: { token: 'mock-token-admin', 'Content-Type': `multipart/form-data; boundary=${edge}` },
    body: Buffer.concat([
      Buffer.from(part('name="name"', 'Tajweed') + part('name="price"', '5') + picture),
      Buffer.from([0x89, 0x50, 0x4e, 0x47]),
      Buffer.alloc(200_000, 'a'),
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  },
]

const mock = await createMock({ contract })
const server = createServer((request, response) => void mock.handle(request, response))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const ours = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`

const cliPort = await freePort()
const theirs = `http://127.0.0.1:${cliPort}`
const prism = spawn(cli, ['mock', contract, '--port', String(cliPort), '--host', '127.0.0.1'], { stdio: 'ignore' })
process.on('exit', () => prism.kill())
await untilThere(`${theirs}/course/get`)

let isSlower = false
console.log(`Requests a second, ${CONNECTIONS} connections, ${SECONDS} s each:\n`)
console.log(`${'call'.padEnd(22)}${'ours'.padStart(8)}${'Prism CLI'.padStart(12)}`)
for (const call of calls) {
  const [one, other] = [await perSecond(ours, call), await perSecond(theirs, call)]
  if (one < other) isSlower = true
  console.log(`${call.title.padEnd(22)}${one.toFixed(0).padStart(8)}${other.toFixed(0).padStart(12)}`)
}
console.log(isSlower ? '\nOurs is slower somewhere.' : '\nOurs is at least as fast everywhere.')
server.closeAllConnections()
server.close()
await mock.close()
prism.kill()
process.exitCode = isSlower ? 1 : 0

async function perSecond(base: string, { title, path, ...call }: Call): Promise<number> {
  const options = { url: base + path, connections: CONNECTIONS, ...call }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${title}: ${base}${path} refused or failed.`)
  return result.requests.average
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function untilThere(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await wait(200)
  }
  throw new Error(`Prism’s CLI didn’t start at ${url}.`)
}
