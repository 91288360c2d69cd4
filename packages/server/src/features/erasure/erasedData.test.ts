import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '#backup/backup.ts'
import { reindexLists } from '#lists/reindexList.ts'
import { addStudents } from '#testing/addStudents.ts'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { createMigratedFile } from '#testing/createMigratedDatabase.ts'
import { uploadInChunks } from '#testing/formData.ts'
import { hashToken } from '../auth/sessions.ts'

/** Markers for all contact fields and for all identifying fields. */
const [CONTACT, NAME] = ['qzjxkwvcontact', 'qzjxkwvname']

/** A SQLite school with one person who has the markers in every field. */
async function openMarked(person: 'student' | 'teacher') {
  const { place, remove } = await createMigratedFile()
  onTestFinished(remove)
  const base = await mkdtemp(join(tmpdir(), 'erased-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const school = await openTestSchool({ place })
  const { database, api } = school
  const { token } = await school.admin()
  await addStudents(database, Array(50).fill('A student'))
  const { id, accountId, token: own } = await school[person]()
  await database
    .updateTable('accounts')
    .set({ name: NAME, email: `${CONTACT}@school.test` })
    .where('id', '=', accountId)
    .execute()
  const facts = { contact_number: CONTACT, date_of_birth: CONTACT }
  if (person === 'student') {
    await database
      .updateTable('students')
      .set({ ...facts, guardian_name: CONTACT, signature: CONTACT, std_id: NAME })
      .where('id', '=', id)
      .execute()
    await api('saveStudentNotes', { token, params: { id }, body: { notes: CONTACT } })
    await uploadInChunks(school, Buffer.from(NAME.repeat(20_000)), { token: own })
  } else {
    await database
      .updateTable('teachers')
      .set({ ...facts, institution: CONTACT, qualification: CONTACT, teach_id: NAME })
      .set({ about: CONTACT, public_name: CONTACT })
      .where('id', '=', id)
      .execute()
  }
  await reindexLists(database)
  /** How often a marker occurs in the database file, its WAL and a new backup. */
  const countOccurrences = async (marker: string) => {
    const folder = join(base, marker)
    await backUp({ dataFolder: dirname(place.file) }, folder)
    const files = [place.file, `${place.file}-wal`, join(folder, 'maktab.db')]
    const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
    return texts.map((text) => text.toLowerCase().split(marker).length - 1)
  }
  return { ...school, id, token, countOccurrences }
}

test.each([
  ['eraseStudent', [CONTACT, NAME]],
  ['eraseTeacher', [CONTACT, NAME]],
  ['deleteStudent', [CONTACT]],
  ['deleteTeacher', [CONTACT]],
] as const)('%s leaves none of %j in the database file or in a later backup', async (call, markers) => {
  const { api, id, token, countOccurrences } = await openMarked(call.endsWith('Student') ? 'student' : 'teacher')
  const sending = call === 'deleteTeacher' ? { body: { teacherID: id } } : { params: { id } }
  expect((await api(call, { token, ...sending })).status).toBe(200)
  for (const marker of markers) expect([marker, ...(await countOccurrences(marker))]).toEqual([marker, 0, 0, 0])
})

test('every full-text index has secure delete enabled', async () => {
  const { place, remove } = await createMigratedFile()
  onTestFinished(remove)
  const file = new DatabaseSync(place.file, { readOnly: true })
  const indexes = file.prepare("select name from sqlite_master where sql like '%using fts5%'").all()
  const isSecure = (name: unknown) =>
    file.prepare(`select v from ${String(name)}_config where k = 'secure-delete'`).get()?.['v'] === 1
  const insecure = indexes.filter(({ name }) => !isSecure(name))
  file.close()
  expect([indexes.length, insecure]).toEqual([5, []])
})

const NETWORK = '203.0.113.9'
const DAY = 86_400_000

/** Tables with data that belongs to one account and to no record of the school. */
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

/** A person with a row in each personal table, and with their network in each kind of log entry. */
async function openWithNetwork(person: 'student' | 'teacher') {
  const school = await openTestSchool()
  const { api, database, mails, now } = school
  const [{ token }, { id, accountId, email }] = [await school.admin(), await school[person]()]
  const body = { email, password: PASSWORD }
  await api('signIn', { body, from: NETWORK })
  await api('signIn', { body: { ...body, password: 'a wrong one' }, from: NETWORK })
  await api('requestPasswordReset', { body: { email }, from: NETWORK })
  const [, reset = ''] = /reset-password\/([^/]+)\//.exec(mails.at(-1)?.text ?? '') ?? []
  await api('resetPassword', { body: { token: reset, ...body }, from: NETWORK })
  await api('signIn', { body, from: NETWORK })
  const of = { account_id: accountId }
  const link = (token: string) => ({ ...of, token_hash: hashToken(token), expires_at: now() + DAY, used_at: null })
  await database.insertInto('email_tokens').values(link('confirm')).execute()
  await api('confirmEmail', { body: { token: 'confirm' }, from: NETWORK })
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
  /** The personal tables that have a row of them. */
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
  /** Every row of every table with the network, except attempt counters, which name no account and expire soon. */
  const withNetwork = async () => {
    const found: string[] = []
    for (const { name } of await database.introspection.getTables()) {
      if (name === 'attempts') continue
      const all = await database
        .selectFrom(name as 'accounts')
        .selectAll()
        .execute()
      found.push(...all.map((row) => `${name} ${JSON.stringify(row)}`).filter((row) => row.includes(NETWORK)))
    }
    return found
  }
  return { api, token, id, rows, notes, withNetwork }
}

test.each(['deleteStudent', 'eraseStudent', 'deleteTeacher', 'eraseTeacher'] as const)(
  '%s removes the personal rows and networks of an account, and keeps the log entries',
  async (call) => {
    const { api, token, id, rows, notes, withNetwork } = await openWithNetwork(
      call.endsWith('Student') ? 'student' : 'teacher',
    )
    const noted = await notes()
    const kinds = new Set(noted.map(({ action }) => action))
    expect([...kinds].toSorted()).toEqual(['confirmEmail', 'requestPasswordReset', 'resetPassword', 'signIn'])
    expect(await rows()).toEqual(personal)
    expect((await withNetwork()).length).toBeGreaterThan(5)
    const sending = call === 'deleteTeacher' ? { body: { teacherID: id } } : { params: { id } }
    expect((await api(call, { token, ...sending })).status).toBe(200)
    expect([await rows(), await withNetwork()]).toEqual([[], []])
    expect(await notes()).toEqual(noted)
  },
)

test('every table that refers to accounts is listed as personal or as a record of the school', async () => {
  const { database } = await openTestSchool()
  const tables = await database.introspection.getTables()
  const named = tables.filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))
  const records = ['acts', 'audit', 'imports', 'lesson_acts', 'students', 'teachers']
  expect(named.map(({ name }) => name).toSorted()).toEqual([...personal, ...records].toSorted())
})
