import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { enqueueMail } from './mail/enqueueMail.ts'
import { createApp, shutdownTimeouts } from './createApp.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { openFakeMailServer } from './testing/openFakeMailServer.ts'

/** Short timeouts for tests. */
const waits = { requests: 200, mails: 200, background: 200, database: 200 }

async function open(smtpUrl?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'closing-'))
  const config = readConfig({ PORT: '0', DATA_FOLDER: folder, SMTP_URL: smtpUrl }, folder)
  const school = await createApp({ config, isLogging: false, validatesResponses: false, timeouts: waits })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const url = new URL(await school.server.listen({ port: 0, host: '127.0.0.1' }))
  const dial = async (request: string) => {
    const socket = connect(Number(url.port), '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(request)
    return socket
  }
  return { ...school, dial, folder }
}

async function openHangingMailServer() {
  const port = await findFreePort()
  const mailServer = await openFakeMailServer(port)
  await mailServer.setBehavior('hanging')
  onTestFinished(() => mailServer.stop())
  return `smtp://127.0.0.1:${port}`
}

test('an unresponsive mail server doesn’t block closing, and the mail stays queued', { timeout: 60_000 }, async () => {
  const { database, close, folder } = await open(await openHangingMailServer())
  await enqueueMail({ database, now: Date.now() }, 'applicationReceived', { to: 'amina@school.test', language: null })
  const jobs = () =>
    database.selectFrom('jobs').select(['tries', 'done_at']).where('kind', '=', 'applicationReceived').execute()
  await expect.poll(jobs, { timeout: 30_000 }).toEqual([{ tries: 1, done_at: null }])
  await close()
  expect(await readdir(folder)).not.toContain('outbox')
})

test('the shutdown timeouts add up to less than ten seconds', () => {
  const { requests, mails, background, database } = shutdownTimeouts
  expect(Math.max(requests, mails) + background + database).toBeLessThan(8000)
})

test('a stalled upload doesn’t block closing', { timeout: 60_000 }, async () => {
  const { close, dial, server } = await open()
  const received = new Promise((resolve) => server.server.once('request', resolve))
  await dial(
    'POST /api/auth/login HTTP/1.1\r\nHost: school\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"e',
  )
  await received
  await expect(close()).resolves.toBeUndefined()
})

test('a keep-alive connection doesn’t block closing', { timeout: 60_000 }, async () => {
  const { close, dial } = await open()
  const socket = await dial('GET /healthz HTTP/1.1\r\nHost: school\r\nConnection: keep-alive\r\n\r\n')
  await once(socket, 'data')
  await expect(close()).resolves.toBeUndefined()
})

test('a request that never finishes doesn’t block closing', { timeout: 60_000 }, async () => {
  const { close, dial, server, database } = await open()
  const received = new Promise((resolve) => server.server.once('request', resolve))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    // Holding the only SQLite connection blocks all queries and closing the database.
    void database
      .transaction()
      .execute(() => {
        resolve()
        return new Promise<void>((done) => (release = done))
      })
      .catch(() => undefined)
  })
  await held
  onTestFinished(() => release())
  await dial('GET /api/course/list HTTP/1.1\r\nHost: school\r\n\r\n')
  await received
  await expect(close()).resolves.toBeUndefined()
})

test('without a mail server, mails are written to the outbox', { timeout: 60_000 }, async () => {
  const { close, folder, server } = await open()
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { email: 'nobody@school.test' },
  })
  expect(response.statusCode).toBe(200)
  await close()
  expect(await readdir(folder)).not.toContain('outbox')

  const again = await open()
  await enqueueMail({ database: again.database, now: Date.now() }, 'applicationReceived', {
    to: 'amina@school.test',
    language: 'ur',
  })
  const outbox = join(again.folder, 'outbox')
  // A mail has another name while it is being written.
  const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
  const [name = ''] = await mails()
  const mail = await readFile(join(outbox, name), 'utf8')
  expect(mail).toContain('To: amina@school.test')
  expect(mail).toContain('Content-Language: ur')
  await again.close()
})
