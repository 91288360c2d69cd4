import { mkdtemp, rm, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, onTestFinished } from 'vitest'
import { openStoppablePostgres } from '../src/testing/openStoppablePostgres.ts'
import { stopPostgresDuringWrites } from './stopPostgresDuringWrites.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { addAdmin } from '../src/features/auth/addAdmin.ts'
import { hashToken } from '../src/features/auth/sessions.ts'
import { readConfig } from '../src/config.ts'
import { trackedTables } from '../src/database/trackedTables.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import { enqueueMail } from '../src/mail/enqueueMail.ts'
import { createApp } from '../src/createApp.ts'
import { subscribeToChanges } from '../src/testing/subscribeToChanges.ts'
import { bindToSession } from '../src/storage/createReceiptUrlSigner.ts'

test(
  'three schools survive an outage of PostgreSQL without lost or duplicate writes',
  { timeout: 240_000 },
  async ({ skip }) => {
    const postgres = await openStoppablePostgres()
    if (!postgres) return skip('PostgreSQL is not on this machine.')
    const dataFolder = await mkdtemp(join(tmpdir(), 'outage-'))
    const outcome = await stopPostgresDuringWrites({ postgres, dataFolder, milliseconds: 2000, rounds: 1 })
    await postgres.remove()
    await rm(dataFolder, { recursive: true, force: true })
    const { acknowledged, statuses, ...faults } = outcome
    expect(faults).toEqual({ lost: [], duplicates: [], ended: 0 })
    expect(acknowledged).toBeGreaterThan(0)
    expect(Object.keys(statuses)).toEqual(['201', '503'])
  },
)

const TEN_SECONDS = 10_000
/** The timeout of ordinary requests in the app. */
const REQUEST_TIMEOUT = 20_000
const BUSY = 'The school’s site is temporarily unavailable. Try again in a moment.'
const ADMIN = { email: 'admin@school.test', password: 'open sesame' }
const pace = { pollInterval: 100, debounce: 0, lease: 6000, maxAttempts: 10_000, backoff: () => 200 }

// proves X187
test('a ten-second outage of PostgreSQL returns 503 everywhere, and requests, jobs and change streams recover', async ({
  skip,
}) => {
  const postgres = await openStoppablePostgres()
  if (!postgres) return skip('PostgreSQL is not on this machine.')
  const folder = await mkdtemp(join(tmpdir(), 'away-'))
  const outbox = join(folder, 'outbox')
  await postgres.start()
  const settings = { DATABASE_URL: postgres.url, DATA_FOLDER: folder, OUTBOX_FOLDER: outbox }
  const school = await createApp({
    config: readConfig(settings, folder),
    retryPolicy: pace,
    isLogging: false,
    validatesResponses: true,
  })
  onTestFinished(async () => {
    await school.close()
    await postgres.remove()
    await rm(folder, { recursive: true, force: true })
  })
  const { database, server, services } = school
  await addAdmin(database, { ...ADMIN, name: 'Admin' }, Date.now())
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const api = (path: string, { body, ...headers }: Record<string, string> = {}) =>
    fetch(url + path, {
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    })
  const signIn = () => api('/api/auth/login', { body: JSON.stringify(ADMIN) })
  const { token } = (await (await signIn()).json()) as { token: string }
  const policy = { token, 'Idempotency-Key': 'a'.repeat(32), body: '{"id":0,"title":"Manners","description":"x"}' }
  const save = () => api('/api/student-policy/create-and-edit', policy)
  const receipt = bindToSession(services.receipts, hashToken(token)).sign('receipt-of-nobody.webp', Date.now())
  const { receivedChanges, streamState } = await subscribeToChanges(school, token)
  const before = receivedChanges.length

  await postgres.stop()
  const outage = wait(TEN_SECONDS)
  const rejected = [
    signIn,
    save,
    () => api('/api/student-policy/get', { token }),
    () => api('/api/changes/watch', { token }),
    ...['/readyz', receipt ?? '', `/calendar/${'a'.repeat(43)}.ics`].map((path) => () => api(path)),
  ]
  for (const one of rejected) {
    const response = await one()
    expect([response.url, response.status, await response.json()]).toEqual([response.url, 503, { error: BUSY }])
    expect(response.headers.get('retry-after')).toBe('5')
  }
  expect((await api('/healthz')).status).toBe(200)
  await outage
  expect(streamState.isOver).toBe(false)
  expect(receivedChanges).toHaveLength(before)
  await postgres.start()

  // Enqueued by another process, so the school must detect on its own that the database is back.
  const aside = openDatabase({ url: postgres.url })
  await enqueueMail({ database: aside, now: Date.now() }, 'passwordReset', { email: ADMIN.email })
  await aside.destroy()
  await expect.poll(() => receivedChanges.slice(before).toSorted()).toEqual(trackedTables.toSorted())
  const mails = () => readdir(outbox).catch(() => [])
  await expect.poll(mails).toHaveLength(1)
  expect(await readFile(join(outbox, (await mails())[0] ?? ''), 'utf8')).toContain(`To: ${ADMIN.email}`)
  expect((await api('/readyz')).status).toBe(200)
  expect([(await save()).status, (await save()).status]).toEqual([201, 201])
  await expect.poll(() => receivedChanges.slice(before + trackedTables.length)).toContain('policies')
  expect(await database.selectFrom('policies').select('title').execute()).toEqual([{ title: 'Manners' }])
})
