import { expect, test } from 'vitest'
import { hashToken } from '../auth/tokens.ts'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const NETWORK = '203.0.113.9'
const DAY = 86_400_000

/** What belongs to one account and to no record of the school. */
const personal = [
  'calendar_feeds',
  'email_tokens',
  'known_networks',
  'reminder_choices',
  'reminder_devices',
  'reset_tokens',
  'sessions',
  'uploads',
] as const

/** A person with a row in each table of their own, whose network is in a note of every kind. */
async function openWithNetwork(person: 'student' | 'teacher') {
  const school = await openTestSchool()
  const { ask, database, mails, now } = school
  const [{ token }, { id, accountId, email }] = [await school.admin(), await school[person]()]
  const body = { email, password: PASSWORD }
  await ask('signIn', { body, from: NETWORK })
  await ask('signIn', { body: { ...body, password: 'a wrong one' }, from: NETWORK })
  await ask('requestPasswordReset', { body: { email }, from: NETWORK })
  const [, reset = ''] = /reset-password\/([^/]+)\//.exec(mails.at(-1)?.text ?? '') ?? []
  await ask('resetPassword', { body: { token: reset, ...body }, from: NETWORK })
  await ask('signIn', { body, from: NETWORK })
  const of = { account_id: accountId }
  const link = (token: string) => ({ ...of, token_hash: hashToken(token), expires_at: now() + DAY, used_at: null })
  await database.insertInto('email_tokens').values(link('confirm')).execute()
  await ask('confirmEmail', { body: { token: 'confirm' }, from: NETWORK })
  await database.insertInto('reset_tokens').values(link('reset')).execute()
  const feed = { ...of, token_hash: 'x', created_at: now(), read_at: null }
  await database.insertInto('calendar_feeds').values(feed).execute()
  await database
    .insertInto('reminder_choices')
    .values({ ...of, value: '{}' })
    .execute()
  const device = { ...of, endpoint: 'x', p256dh: 'x', auth: 'x', created_at: now() }
  await database.insertInto('reminder_devices').values(device).execute()
  const upload = { ...of, network: null, type: 'image/png', sha256: 'x', size: 9, received: 0, begun_at: now() }
  await database
    .insertInto('uploads')
    .values({ ...upload, name_hash: 'x' })
    .execute()
  /** The tables of their own that have a row of them. */
  const rows = async () => {
    const found = personal.map((table) =>
      database.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute(),
    )
    return (await Promise.all(found)).flatMap(({ length }, index) => (length > 0 ? [personal[index]] : []))
  }
  const notes = () =>
    database
      .selectFrom('audit')
      .select(['at', 'account_id', 'action'])
      .where('subject', 'like', `{"account":${accountId},%`)
      .orderBy('id')
      .execute()
  /** Every row of every table that has the network, but counts of tries: they tell of nobody and end soon. */
  const withNetwork = async () => {
    const told: string[] = []
    for (const { name } of await database.introspection.getTables()) {
      if (name === 'attempts') continue
      const all = await database
        .selectFrom(name as 'accounts')
        .selectAll()
        .execute()
      told.push(...all.map((row) => `${name} ${JSON.stringify(row)}`).filter((row) => row.includes(NETWORK)))
    }
    return told
  }
  return { ask, token, id, rows, notes, withNetwork }
}

test.each(['deleteStudent', 'eraseStudent', 'deleteTeacher', 'eraseTeacher'] as const)(
  '%s removes the rows and the networks of an account, and keeps what was noted',
  async (call) => {
    const { ask, token, id, rows, notes, withNetwork } = await openWithNetwork(
      call.endsWith('Student') ? 'student' : 'teacher',
    )
    const noted = await notes()
    const kinds = new Set(noted.map(({ action }) => action))
    expect([...kinds].toSorted()).toEqual(['confirmEmail', 'requestPasswordReset', 'resetPassword', 'signIn'])
    expect(await rows()).toEqual(personal)
    expect((await withNetwork()).length).toBeGreaterThan(5)
    const sending = call === 'deleteTeacher' ? { body: { teacherID: id } } : { params: { id } }
    expect((await ask(call, { token, ...sending })).status).toBe(200)
    expect([await rows(), await withNetwork()]).toEqual([[], []])
    expect(await notes()).toEqual(noted)
  },
)

test('every table that names accounts is personal, or keeps records of the school', async () => {
  const { database } = await openTestSchool()
  const tables = await database.introspection.getTables()
  const named = tables.filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))
  const records = ['acts', 'audit', 'lesson_acts', 'students', 'teachers']
  expect(named.map(({ name }) => name).toSorted()).toEqual([...personal, ...records].toSorted())
})
