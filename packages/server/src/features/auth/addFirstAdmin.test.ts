import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { testDatabases } from '#testing/testDatabases.ts'
import { addFirstAdmin } from './addFirstAdmin.ts'

const head = { email: 'head@school.test', name: 'The head' }
const name = process.env['TEST_DATABASE'] ?? 'SQLite'

/** The databases of processes that start at once on an empty place; SQLite belongs to one process. */
async function startAtOnce(skip: (why: string) => never) {
  const made = await testDatabases.find((one) => one.name === name)?.make()
  if (!made) return skip(`${name} is not on this machine.`)
  onTestFinished(made.remove)
  const one = openDatabase(made.place)
  const processes = name === 'SQLite' ? [one, one, one] : [one, openDatabase(made.place), openDatabase(made.place)]
  onTestFinished(async () => void (await Promise.all([...new Set(processes)].map((database) => database.destroy()))))
  await Promise.all([...new Set(processes)].map((database) => migrate(database)))
  return { database: one, processes }
}

test.for(['open sesame', undefined])(
  'of several processes that start at once one makes the administrator (%s)',
  async (password, { skip }) => {
    const { database, processes } = await startAtOnce(skip)
    const now = Date.now()
    const made = await Promise.all(processes.map((database) => addFirstAdmin(database, { ...head, password }, now)))
    const links = made.filter((one) => one !== undefined)
    expect(links).toHaveLength(1)
    expect(links[0]?.path === undefined).toBe(password !== undefined)
    expect(await database.selectFrom('accounts').select('email').execute()).toEqual([{ email: head.email }])
    const tokens = await database.selectFrom('reset_tokens').select('token_hash').execute()
    expect(tokens).toHaveLength(password === undefined ? 1 : 0)
  },
)

test('an e-mail that is somebody else’s is no administrator’s', async ({ skip }) => {
  const { database } = await startAtOnce(skip)
  const now = Date.now()
  const other = {
    ...head,
    role: 'teacher',
    status: 'active',
    password_hash: 'x',
    avatar: null,
    created_at: now,
  } as const
  await database.insertInto('accounts').values(other).execute()
  await expect(addFirstAdmin(database, head, now)).rejects.toThrow('head@school.test has an account already.')
})
