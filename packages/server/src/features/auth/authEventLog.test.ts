import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { logAuthEvent, removeOldAuthEvents } from './authEventLog.ts'

const FROM = '198.51.100.7'
const DAY = 24 * 60 * 60_000

async function open() {
  const school = await openTestSchool()
  const notes = async () => {
    const rows = await school.database
      .selectFrom('audit')
      .select(['action', 'account_id', 'subject'])
      .orderBy('id')
      .execute()
    return rows.map(({ subject, ...row }) => ({ ...row, subject: JSON.parse(subject) as unknown }))
  }
  return { ...school, notes }
}

test('successful and failed sign-ins and password changes are logged with their network', async () => {
  const { api, teacher, mails, notes } = await open()
  const { accountId, email } = await teacher()
  await api('signIn', { body: { email, password: PASSWORD }, from: FROM })
  await api('signIn', { body: { email, password: 'a guess' }, from: FROM })
  await api('requestPasswordReset', { body: { email }, from: FROM })
  await expect.poll(() => mails, { timeout: 20_000 }).toHaveLength(1)
  const [, token = ''] = /reset-password\/([^/]+)\//.exec(mails[0]?.text ?? '') ?? []
  await api('resetPassword', { body: { token, email, password: 'a better one' }, from: FROM })
  const subject = { account: accountId, from: FROM, done: true }
  expect(await notes()).toEqual([
    { action: 'signIn', account_id: accountId, subject },
    { action: 'signIn', account_id: null, subject: { ...subject, done: false } },
    { action: 'requestPasswordReset', account_id: null, subject },
    { action: 'resetPassword', account_id: accountId, subject },
  ])
})

test('input for an unknown account is not stored', async () => {
  const { api, notes } = await open()
  const email = 'mistyped@school.test'
  await api('signIn', { body: { email, password: 'a secret of mine' }, from: FROM })
  await api('requestPasswordReset', { body: { email }, from: FROM })
  const logged = await notes()
  expect(logged).toEqual([
    { action: 'signIn', account_id: null, subject: { from: FROM, done: false } },
    { action: 'requestPasswordReset', account_id: null, subject: { from: FROM, done: true } },
  ])
})

test('a new password set by an administrator is logged differently from other edits', async () => {
  const { api, admin, teacher, notes } = await open()
  const [{ token, accountId }, { id }] = [await admin(), await teacher()]
  const assign = (password: string) => {
    const body = { id: 'T-900', name: 'Amina', email: 'amina@school.test', teacherID: id, isEdit: true, password }
    return api('assignTeacherCredentials', { token, body })
  }
  await assign('')
  await assign('a better one')
  const action = 'assignTeacherCredentials'
  const subject = { teacherID: id }
  expect(await notes()).toEqual([
    { action, account_id: accountId, subject },
    { action, account_id: accountId, subject: { ...subject, newPassword: true } },
  ])
})

test('rate-limited attempts are not logged', async () => {
  const { api, notes } = await open()
  const body = { email: 'nobody@school.test', password: 'a guess' }
  for (let count = 0; count < 13; count += 1) await api('signIn', { body, from: FROM })
  expect(await notes()).toHaveLength(10)
})

test('events with a network are deleted after ninety days, changes are kept', async () => {
  const { database, notes, now } = await open()
  const entry = { network: FROM, accountId: undefined, isDone: true }
  for (const action of ['signIn', 'requestPasswordReset', 'resetPassword', 'confirmEmail'] as const) {
    await logAuthEvent(database, { ...entry, action, now: now() - 90 * DAY })
  }
  const change = { account_id: null, action: 'savePolicy', subject: '{}' }
  await database
    .insertInto('audit')
    .values({ at: now() - 90 * DAY, ...change })
    .execute()
  // Old events are deleted within the next two hundred.
  for (let count = 0; count < 200; count += 1) await logAuthEvent(database, { ...entry, action: 'signIn', now: now() })
  const actions = Map.groupBy(await notes(), ({ action }) => action)
  expect([...actions.keys()].toSorted()).toEqual(['savePolicy', 'signIn'])
  expect(actions.get('signIn')).toHaveLength(200)
})

test('only the newest sign-ins are kept, up to a maximum number', async () => {
  const { database, now } = await open()
  const at = now()
  await sql`insert into audit (at, action, subject)
    with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 60)
    select ${sql.lit(at)}, case when number <= 5 then 'savePolicy' else 'signIn' end, '{}' from numbers`.execute(
    database,
  )
  await removeOldAuthEvents(database, at, 50)
  const ids = (await database.selectFrom('audit').select('id').orderBy('id').execute()).map(({ id }) => id)
  expect(ids).toEqual([1, 2, 3, 4, 5, ...Array.from({ length: 50 }, (_, index) => index + 11)])
})
