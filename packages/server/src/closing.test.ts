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

/** So that a test doesn’t take as long as a school may take to close. */
const waits = { requests: 200, mails: 200, background: 200, database: 200 }

async function open(smtpUrl?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'closing-'))
  const config = readConfig({ PORT: '0', DATA_FOLDER: folder, SMTP_URL: smtpUrl }, folder)
  const school = await createApp({ config, isLogging: false, checksAnswers: false, waits })
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
  await mailServer.behave('hanging')
  onTestFinished(() => mailServer.stop())
  return `smtp://127.0.0.1:${port}`
}

test(
  'a mail server that says nothing doesn’t keep a school open, and the mail is still owed',
  { timeout: 60_000 },
  async () => {
    const { database, close, folder } = await open(await openHangingMailServer())
    await enqueueMail({ database, now: Date.now() }, 'applicationReceived', { to: 'amina@school.test', language: null })
    const jobs = () =>
      database.selectFrom('jobs').select(['tries', 'done_at']).where('kind', '=', 'applicationReceived').execute()
    await expect.poll(jobs, { timeout: 30_000 }).toEqual([{ tries: 1, done_at: null }])
    await close()
    expect(await readdir(folder)).not.toContain('outbox')
  },
)

test('all that a school waits for when it closes is shorter than the ten seconds after which containers are killed', () => {
  const { requests, mails, background, database } = shutdownTimeouts
  expect(Math.max(requests, mails) + background + database).toBeLessThan(8000)
})

test('a stalled upload doesn’t keep a school open', { timeout: 60_000 }, async () => {
  const { close, dial, server } = await open()
  const seen = new Promise((resolve) => server.server.once('request', resolve))
  await dial(
    'POST /api/auth/login HTTP/1.1\r\nHost: school\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"e',
  )
  await seen
  await expect(close()).resolves.toBeUndefined()
})

test('a connection that is kept doesn’t keep a school open', { timeout: 60_000 }, async () => {
  const { close, dial } = await open()
  const socket = await dial('GET /healthz HTTP/1.1\r\nHost: school\r\nConnection: keep-alive\r\n\r\n')
  await once(socket, 'data')
  await expect(close()).resolves.toBeUndefined()
})

test('an answer that waits for ever doesn’t keep a school open', { timeout: 60_000 }, async () => {
  const { close, dial, server, database } = await open()
  const seen = new Promise((resolve) => server.server.once('request', resolve))
  let giveBack = () => {}
  const taken = new Promise<void>((resolve) => {
    // Whoever has the only connection of SQLite keeps all others waiting, and the end of the database too.
    void database
      .transaction()
      .execute(() => {
        resolve()
        return new Promise<void>((done) => (giveBack = done))
      })
      .catch(() => undefined)
  })
  await taken
  onTestFinished(() => giveBack())
  await dial('GET /api/course/list HTTP/1.1\r\nHost: school\r\n\r\n')
  await seen
  await expect(close()).resolves.toBeUndefined()
})

test(
  'without a mail server, mails are files in the outbox soon after what caused them',
  { timeout: 60_000 },
  async () => {
    const { close, folder, server } = await open()
    const answer = await server.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: 'nobody@school.test' },
    })
    expect(answer.statusCode).toBe(200)
    await close()
    expect(await readdir(folder)).not.toContain('outbox')

    const again = await open()
    await enqueueMail({ database: again.database, now: Date.now() }, 'applicationReceived', {
      to: 'amina@school.test',
      language: 'ur',
    })
    const outbox = join(again.folder, 'outbox')
    // One that is being written has another name until it is whole.
    const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
    const [name = ''] = await mails()
    const mail = await readFile(join(outbox, name), 'utf8')
    expect(mail).toContain('To: amina@school.test')
    expect(mail).toContain('Content-Language: ur')
    await again.close()
  },
)
