import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addAdmin, hasAdmin } from '../src/features/auth/addAdmin.ts'
import { migrate } from '../src/database/migrate.ts'
import { mailTriggers } from '../src/jobs/schedule.ts'
import { type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'

const school = fileURLToPath(new URL('school.ts', import.meta.url))

/** Starts a school in a child process and returns its API URL. */
export async function startSchool(environment: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [school], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: `${address.toString().trim()}/api` }
}

/** Kills a process with SIGKILL. */
export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Adds pending payments, whose decisions send mails with these titles; run while no school is open. */
export async function addPayments(place: DatabaseLocation, titles: readonly string[]) {
  const database = openDatabase(place)
  await migrate(database)
  if (!(await hasAdmin(database, Date.now()))) {
    await addAdmin(database, { email: 'admin@school.test', name: 'Admin', password: 'open sesame' }, Date.now())
  }
  const studentId = await studentOf(database)
  const events = await database
    .insertInto('events')
    .values(
      titles.map((title) => ({
        title,
        description: 'x',
        price: 5,
        time: '2026-11-21T10:00',
        link: null,
        archived_at: null,
      })),
    )
    .returning(['id', 'title'])
    .execute()
  await database
    .insertInto('event_members')
    .values(
      events.map(({ id }) => ({
        event_id: id,
        student_id: studentId,
        payment_status: 'pending' as const,
        receipt: 'x',
        method: 'x',
        toggled_at: null,
      })),
    )
    .execute()
  await database.destroy()
  return { studentId, events }
}

/** Number of mails not sent yet. */
export async function countPendingMails(place: DatabaseLocation): Promise<number> {
  const database = openDatabase(place)
  const owed = await database
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('kind', 'in', Object.keys(mailTriggers))
    .execute()
  await database.destroy()
  return owed.length
}

async function studentOf(database: ReturnType<typeof openDatabase>): Promise<number> {
  const known = await database.selectFrom('students').select('id').executeTakeFirst()
  if (known) return known.id
  const account = await database
    .insertInto('accounts')
    .values({
      email: 'zaynab@school.test',
      password_hash: null,
      role: 'student',
      status: 'active',
      name: 'Zaynab',
      avatar: null,
      created_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const student = await database
    .insertInto('students')
    .values({
      account_id: account.id,
      std_id: null,
      contact_number: null,
      alternate_contact_number: null,
      date_of_birth: null,
      preferred_language: null,
      guardian_name: null,
      signature: null,
      registration_date: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return student.id
}
