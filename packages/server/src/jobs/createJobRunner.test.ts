import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { findFreePort } from '../testing/findFreePort.ts'
import { type MailServerBehavior, openFakeMailServer } from '../testing/openFakeMailServer.ts'
import { createMailer, createOutbox, type Mailer } from '../mail/createMailer.ts'
import { createJobRunner } from './createJobRunner.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'

const MINUTE = 60_000

async function open(manner: MailServerBehavior, send?: Mailer['send']) {
  const folder = await mkdtemp(join(tmpdir(), 'postman-'))
  const database = openDatabase({ file: join(folder, 'maktab.db') })
  await migrate(database)
  const port = await findFreePort()
  const mailServer = await openFakeMailServer(port)
  await mailServer.setBehavior(manner)
  onTestFinished(async () => {
    await mailServer.stop()
    await database.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  let now = 1_000_000
  const log: object[] = []
  const letters = { from: 'school@school.test', outbox: join(folder, 'outbox') }
  const runner = createJobRunner({
    database,
    mailer: send
      ? { send, destination: 'a test' }
      : createMailer({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`, ...letters }),
    outbox: createOutbox(letters),
    publicUrl: 'https://school.test',
    timeZone: 'UTC',
    now: () => now,
    retryPolicy: { pollInterval: 1000, debounce: 0, lease: MINUTE, maxAttempts: 2, backoff: () => MINUTE },
    log: { warn: (facts) => void log.push(facts), error: (facts, words) => void log.push({ ...facts, words }) },
  })
  const enqueue = () =>
    enqueueMail({ database, now }, 'applicationReceived', { to: 'amina@school.test', language: null })
  const undelivered = async () => {
    const names = await readdir(letters.outbox).catch(() => [])
    return Promise.all(names.map((name) => readFile(join(letters.outbox, name), 'utf8')))
  }
  return { database, runner, enqueue, log, undelivered, mailServer, later: (by: number) => void (now += by) }
}

test('a mail is sent to the mail server once, with its own Message-ID', async () => {
  const { runner, enqueue, mailServer, undelivered } = await open('slow')
  await enqueue()
  await runner.work()
  await runner.work()
  expect(mailServer.acceptedMails).toHaveLength(1)
  expect(mailServer.acceptedMails[0]).toMatch(/Message-ID: <job-1\.[\w-]{36}@school\.test>/)
  expect(await undelivered()).toEqual([])
})

test.each([
  ['refusing', { code: 'EENVELOPE', answer: 550, command: 'RCPT TO' }],
  ['gone', { code: 'ESOCKET', command: 'CONN' }],
] as const)(
  'a mail that a server keeps %s is written to the outbox, and logged without an address',
  async (manner, reason) => {
    const { runner, enqueue, log, undelivered, mailServer, later } = await open(manner)
    await enqueue()
    await runner.work()
    expect(await undelivered()).toEqual([])
    later(MINUTE)
    await runner.work()
    expect(await undelivered()).toEqual([expect.stringContaining('To: amina@school.test')])
    const facts = { job: 1, kind: 'applicationReceived', ...reason }
    expect(log).toEqual([
      { ...facts, tries: 1 },
      { ...facts, tries: 2, words: expect.stringContaining('outbox') },
    ])
    await mailServer.setBehavior('good')
    later(60 * MINUTE)
    await runner.work()
    expect(mailServer.acceptedMails).toEqual([])
  },
)

test(
  'a silent mail server times out after ten seconds, and the mail is sent once it responds',
  { tags: ['slow'] },
  async () => {
    const { runner, enqueue, log, mailServer, later } = await open('hanging')
    await enqueue()
    await runner.work()
    expect(log).toEqual([expect.objectContaining({ code: 'ETIMEDOUT', tries: 1 })])
    await mailServer.setBehavior('good')
    later(MINUTE)
    await runner.work()
    expect(mailServer.acceptedMails).toHaveLength(1)
  },
)

test('after a mail server timeout no mail is tried for a minute, other jobs still run', async () => {
  const attempts: string[] = []
  let isHanging = true
  const send: Mailer['send'] = async ({ messageId }) => {
    attempts.push(messageId)
    if (isHanging) throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' })
  }
  const { database, runner, enqueue, log, later } = await open('good', send)
  for (let count = 0; count < 3; count += 1) await enqueue()
  const duty = { kind: 'removeOldJobs', key: 'repeats:removeOldJobs', payload: '', run_at: 1_000_000, done_at: null }
  await database.insertInto('jobs').values(duty).execute()
  await runner.work()
  expect(attempts).toHaveLength(1)
  expect(log).toEqual([1, 2, 3].map((job) => expect.objectContaining({ job, code: 'ETIMEDOUT', tries: 1 }) as object))
  const { run_at } = await database
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', '=', 'removeOldJobs')
    .executeTakeFirstOrThrow()
  expect(run_at).toBeGreaterThan(1_000_000)
  isHanging = false
  later(MINUTE)
  await runner.work()
  expect(attempts.slice(1).map((id) => id.split('.')[0])).toEqual(['<job-1', '<job-2', '<job-3'])
})

test('after a rejected mail the next one is sent without a pause', async () => {
  const attempts: string[] = []
  const send: Mailer['send'] = async ({ messageId }) => {
    attempts.push(messageId)
    throw Object.assign(new Error('no'), { code: 'EENVELOPE' })
  }
  const { runner, enqueue } = await open('good', send)
  await enqueue()
  await enqueue()
  await runner.work()
  expect(attempts).toHaveLength(2)
})
