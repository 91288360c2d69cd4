import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { testDatabases } from '#testing/testDatabases.ts'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { addAdmin, inviteAdmin } from './addAdmin.ts'
import { blockAdmin, createAdmin, findAdmin, listAdmins, removeAdmin, unblockAdmin } from './manageAdmins.ts'
import { createResetLink } from './resetLinks.ts'

const DAY = 24 * 60 * 60_000

async function open() {
  const school = await openTestSchool()
  const { api, database, now } = school
  const signIn = (email: string, password = PASSWORD) => api('signIn', { body: { email, password } })
  const follow = async (path: string) => {
    const [, , token = '', email = ''] = path.split('/')
    const body = { token, email: decodeURIComponent(email), password: 'a better one' }
    return (await api('resetPassword', { body })).status
  }
  return {
    ...school,
    signIn,
    follow,
    block: (email: string) => blockAdmin(database, email, now()),
    unblock: (email: string) => unblockAdmin(database, email, now()),
    remove: (email: string) => removeAdmin(database, email, now()),
  }
}

test('admin list returns every administrator with status and last sign-in', async () => {
  const { account, teacher, database, now, signIn, block, remove, advanceClock } = await open()
  const [salma, yusuf, zahra] = ['Salma', 'Yusuf', 'Zahra'].map((name) => ({ name, email: `${name}@school.test` }))
  for (const one of [salma, yusuf, zahra]) {
    await addAdmin(database, { email: '', name: '', ...one, password: PASSWORD }, now())
  }
  await createAdmin(database, { email: 'new@school.test', name: 'New' }, now())
  await account('teacher')
  await teacher()
  await signIn('salma@school.test')
  advanceClock(DAY)
  const second = now()
  await signIn('salma@school.test')
  await signIn('yusuf@school.test', 'a wrong one')
  await block('yusuf@school.test')
  await remove('zahra@school.test')
  const admins = (await listAdmins(database)).map(({ id: _id, ...admin }) => admin)
  expect(admins.map(({ part }) => part)).toEqual([null, null, null])
  expect(admins.map(({ part: _part, ...admin }) => admin)).toEqual([
    { email: 'salma@school.test', name: 'Salma', isBlocked: false, hasPassword: true, lastSignIn: second },
    { email: 'yusuf@school.test', name: 'Yusuf', isBlocked: true, hasPassword: true, lastSignIn: undefined },
    { email: 'new@school.test', name: 'New', isBlocked: false, hasPassword: false, lastSignIn: undefined },
  ])
})

test('admin create returns a link that sets the password, and another one until it is used', async () => {
  const { database, now, follow, signIn } = await open()
  const create = () => createAdmin(database, { email: 'Head@school.test', name: 'The head' }, now())
  const [first, second] = [await create(), await create()]
  expect([await follow(first), await follow(second)]).toEqual([422, 200])
  expect((await signIn('head@school.test', 'a better one')).body.user).toEqual({ role: 'admin' })
  await expect(create()).rejects.toThrow('head@school.test has an account already.')
})

test('admin create issues no link to a blocked administrator', async () => {
  const { admin, database, now, block } = await open()
  await admin()
  const head = { email: 'head@school.test', name: 'The head' }
  await createAdmin(database, head, now())
  await block(head.email)
  await expect(createAdmin(database, head, now())).rejects.toThrow('head@school.test has an account already.')
})

test('admin block ends sessions and reset links at once, and unblock lets the administrator sign in again', async () => {
  const { api, admin, database, now, mails, signIn, follow, block, unblock } = await open()
  const [salma, yusuf] = [await admin(), await admin()]
  const path = await createResetLink(database, yusuf.email, now())
  // A pending reset mail.
  await database
    .insertInto('jobs')
    .values({
      kind: 'passwordReset',
      key: null,
      payload: JSON.stringify({ email: yusuf.email }),
      run_at: now(),
      done_at: null,
    })
    .execute()
  await block(yusuf.email)
  expect((await api('listPolicies', { token: yusuf.token })).status).toBe(401)
  expect(await signIn(yusuf.email)).toMatchObject({
    status: 401,
    body: { error: 'Your account is blocked. Ask another administrator for help.' },
  })
  expect((await signIn(yusuf.email, 'a wrong one')).body.error).toBe('Incorrect email or password.')
  expect([await follow(path), mails]).toEqual([422, []])
  expect((await api('getCurrentUser', { token: salma.token })).status).toBe(200)

  await unblock(yusuf.email)
  expect((await api('listPolicies', { token: yusuf.token })).status).toBe(401)
  const { token, status } = (await signIn(yusuf.email)).body
  expect([status, (await api('listPolicies', { token })).status]).toEqual(['allowed', 200])
})

test('admin remove ends sessions, links and devices, frees the email and keeps the name in the history', async () => {
  const { api, admin, teacher, database, now, signIn, follow, remove } = await open()
  const [salma, yusuf, amina] = [await admin(), await admin(), await teacher()]
  const { accountId: account_id, email, token } = yusuf
  await database.updateTable('accounts').set({ name: 'Yusuf' }).where('id', '=', account_id).execute()
  await api('blockTeacher', { token, body: { teacherID: amina.id, status: 'active' } })
  await signIn(email)
  await api('createCalendarFeed', { token })
  await database.insertInto('reminder_choices').values({ account_id, value: '{}' }).execute()
  const keys = { endpoint: 'https://push.test/1', p256dh: 'x', auth: 'x', created_at: now() }
  await database
    .insertInto('reminder_devices')
    .values({ account_id, ...keys })
    .execute()
  const path = await createResetLink(database, email, now())

  await remove(email)
  expect((await api('getCurrentUser', { token })).status).toBe(401)
  expect([(await signIn(email)).status, await follow(path)]).toEqual([401, 422])
  for (const table of [
    'sessions',
    'reset_tokens',
    'known_networks',
    'calendar_feeds',
    'reminder_choices',
    'reminder_devices',
  ] as const)
    expect(await database.selectFrom(table).selectAll().where('account_id', '=', account_id).execute(), table).toEqual(
      [],
    )
  const { acts } = (await api('listActs', { token: salma.token })).body
  expect(acts.map(({ who }) => who)).toEqual([{ name: 'Yusuf', isYou: false }])
  const audit = database.selectFrom('audit').select('action').where('account_id', '=', account_id).orderBy('id')
  expect((await audit.execute()).map(({ action }) => action)).toEqual(['blockTeacher', 'signIn', 'createCalendarFeed'])

  await createAdmin(database, { email, name: 'Yusuf again' }, now())
  expect((await listAdmins(database)).map(({ name }) => name)).toEqual(['Salma', 'Yusuf again'])
})

test('admin remove removes a blocked administrator and one without a password', async () => {
  const { admin, database, now, block, remove } = await open()
  const [salma, yusuf] = [await admin(), await admin()]
  await block(yusuf.email)
  await createAdmin(database, { email: 'new@school.test', name: 'New' }, now())
  await remove(yusuf.email)
  await remove('new@school.test')
  expect((await listAdmins(database)).map(({ email }) => email)).toEqual([salma.email])
})

test('admin create gives everything to someone invited for a part, and parts don’t count as the last administrator', async () => {
  const { admin, database, now, remove } = await open()
  const [salma, yusuf] = [await admin(), await admin()]
  await database.updateTable('accounts').set({ part: 'payments' }).where('id', '=', yusuf.accountId).execute()
  await expect(remove(salma.email)).rejects.toThrow('No other administrator can sign in.')
  await remove(yusuf.email)
  const head = { email: 'head@school.test', name: 'The head' }
  await inviteAdmin(database, { ...head, part: 'teaching' }, now())
  expect((await findAdmin(database, head.email)).part).toBe('teaching')
  await createAdmin(database, head, now())
  expect((await findAdmin(database, head.email)).part).toBe(null)
})

// proves X195
test.each(['block', 'remove'] as const)(
  'admin %s refuses when no other administrator would remain who can sign in',
  async (verb) => {
    const { api, admin, database, now, follow, block, [verb]: act } = await open()
    const [salma, yusuf] = [await admin(), await admin()]
    await block(yusuf.email)
    const path = await createAdmin(database, { email: 'new@school.test', name: 'New' }, now())
    await expect(act(salma.email)).rejects.toThrow(
      `No other administrator can sign in. Create one and set their password before you ${verb} ${salma.email}.`,
    )
    expect((await api('listPolicies', { token: salma.token })).status).toBe(200)
    expect(await follow(path)).toBe(200)
    await act(salma.email)
    expect((await api('listPolicies', { token: salma.token })).status).toBe(401)
  },
)

test('block, unblock and remove find only administrators, and report a state that is already set', async () => {
  const { admin, teacher, student, database, block, unblock, remove } = await open()
  const [salma, yusuf] = [await admin(), await admin()]
  for (const email of [(await teacher()).email, (await student()).email, 'nobody@school.test'])
    for (const act of [block, unblock, remove])
      await expect(act(email)).rejects.toThrow(`There is no administrator with the email ${email}.`)
  await expect(unblock(yusuf.email)).rejects.toThrow(`${yusuf.email} is not blocked.`)
  await block(yusuf.email.toUpperCase())
  await expect(block(yusuf.email)).rejects.toThrow(`${yusuf.email} is blocked already.`)
  await remove(yusuf.email)
  await expect(remove(yusuf.email)).rejects.toThrow(`There is no administrator with the email ${yusuf.email}.`)
  expect(await findAdmin(database, salma.email)).toMatchObject({ name: 'Salma', email: salma.email })
})

test('every change of an administrator is in the audit log with the account and without an actor', async () => {
  const { admin, database, now, block, unblock, remove } = await open()
  await admin()
  await createAdmin(database, { email: 'new@school.test', name: 'New' }, now())
  const { id } = await findAdmin(database, 'new@school.test')
  await block('new@school.test')
  await unblock('new@school.test')
  await remove('new@school.test')
  await expect(remove('new@school.test')).rejects.toThrow('There is no administrator')
  const rows = await database
    .selectFrom('audit')
    .select(['at', 'account_id', 'action', 'subject'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual(
    ['createAdmin', 'blockAdmin', 'unblockAdmin', 'removeAdmin'].map((action) => ({
      at: now(),
      account_id: null,
      action,
      subject: JSON.stringify({ account: id }),
    })),
  )
})

const name = process.env['TEST_DATABASE'] ?? 'SQLite'

test('blocking and removing two administrators at once leaves one who can sign in', async ({ skip }) => {
  const made = await testDatabases.find((one) => one.name === name)?.createEmpty()
  if (!made) return skip(`${name} is not on this machine.`)
  onTestFinished(made.remove)
  const one = openDatabase(made.place)
  // With SQLite two connections of one process would block each other; tools/admin.test.ts uses two processes.
  const other = name === 'SQLite' ? one : openDatabase(made.place)
  onTestFinished(async () => void (await Promise.all([...new Set([one, other])].map((database) => database.destroy()))))
  await migrate(one)
  const now = Date.now()
  for (let round = 0; round < 10; round += 1) {
    const emails = [`first${round}@school.test`, `second${round}@school.test`] as const
    for (const email of emails) await addAdmin(one, { email, name: 'Admin', password: PASSWORD }, now)
    for (const { email } of await listAdmins(one)) {
      if (!emails.includes(email as (typeof emails)[number])) await removeAdmin(one, email, now)
    }
    const done = await Promise.allSettled([blockAdmin(one, emails[0], now), removeAdmin(other, emails[1], now)])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const remaining = (await listAdmins(one)).filter(({ isBlocked, hasPassword }) => hasPassword && !isBlocked)
    expect(remaining).toHaveLength(1)
  }
})
