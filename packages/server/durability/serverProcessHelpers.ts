import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addAdmin, hasAdmin } from '../src/features/auth/addAdmin.ts'
import { migrate } from '../src/database/migrate.ts'
import { mailTriggers } from '../src/jobs/backgroundJobs.ts'
import { type Database, type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'
import { createTestPeople } from '../src/testing/createTestPeople.ts'
import { findFreePort } from '../src/testing/findFreePort.ts'
import { openFakeMailServer } from '../src/testing/openFakeMailServer.ts'

const script = fileURLToPath(new URL('killableServerProcess.ts', import.meta.url))

/** Starts a school in a child process and returns its API URL. */
export async function startServerProcess(settings: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: `${address.toString().trim()}/api` }
}

/** Kills a process with SIGKILL, unless it has exited. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Sends a request with a JSON body. */
export function sendJsonRequest(method: string, url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } })
}

/** Signs in as the administrator of `killableServerProcess.ts`; returns the header for further requests. */
export async function signIn(url: string): Promise<{ token: string }> {
  const response = await sendJsonRequest('POST', `${url}/auth/login`, {
    email: 'admin@school.test',
    password: 'open sesame',
  })
  if (response.status !== 200) throw new Error(`The administrator couldn’t sign in: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return { token }
}

/** The settings that choose a database. */
export function toDatabaseSettings(dataFolder: string, place: DatabaseLocation): NodeJS.ProcessEnv {
  return { DATA_FOLDER: dataFolder, ...('url' in place && { DATABASE_URL: place.url }) }
}

/** Opens a fake mail server; also returns the settings of schools that send to it. */
export async function openMailServer(dataFolder: string, place: DatabaseLocation) {
  const port = await findFreePort()
  const mailServer = await openFakeMailServer(port)
  const settings = { ...toDatabaseSettings(dataFolder, place), SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` }
  return { mailServer, settings }
}

/** Adds people without a password. */
export function createPeople(database: Database) {
  return createTestPeople(
    database,
    async (role, { name = role, email = `${role}@school.test`, status = 'active' } = {}) => {
      const account = { email, name, role, status, password_hash: null, avatar: null, created_at: 0 }
      const inserted = database.insertInto('accounts').values(account).returning('id')
      return { accountId: (await inserted.executeTakeFirstOrThrow()).id, token: '', email }
    },
  )
}

/** Adds pending payments, whose decisions send mails with these titles; run while no school is open. */
export async function addPayments(place: DatabaseLocation, titles: readonly string[]) {
  const database = openDatabase(place)
  await migrate(database)
  if (!(await hasAdmin(database, Date.now()))) {
    await addAdmin(database, { email: 'admin@school.test', name: 'Admin', password: 'open sesame' }, Date.now())
  }
  const known = await database.selectFrom('students').select('id').executeTakeFirst()
  const { id: studentId } = known ?? (await createPeople(database).student())
  const facts = { description: 'x', price: 5, time: '2026-11-21T10:00', link: null, archived_at: null }
  const events = await database
    .insertInto('events')
    .values(titles.map((title) => ({ title, ...facts })))
    .returning(['id', 'title'])
    .execute()
  const payment = {
    student_id: studentId,
    payment_status: 'pending',
    receipt: 'x',
    method: 'x',
    toggled_at: null,
  } as const
  await database
    .insertInto('event_members')
    .values(events.map(({ id }) => ({ event_id: id, ...payment })))
    .execute()
  await database.destroy()
  return { studentId, events }
}

/** Number of mails not sent yet. */
export async function countPendingMails(place: DatabaseLocation): Promise<number> {
  const database = openDatabase(place)
  const pending = await database
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('kind', 'in', Object.keys(mailTriggers))
    .execute()
  await database.destroy()
  return pending.length
}
