import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const MINUTE = 60_000
const HOME = '198.51.100.7'
const stranger = (number: number) => `203.0.113.${number}`

async function open() {
  const school = await openTestSchool()
  const { email } = await school.admin()
  const signIn = async (from: string, password = PASSWORD, as = email) =>
    (await school.api('signIn', { body: { email: as, password }, from })).status
  const guess = async (times: number, from: string, as = email) => {
    const statuses: number[] = []
    for (let count = 0; count < times; count += 1) statuses.push(await signIn(from, 'a guess', as))
    return statuses
  }
  /** Thirty wrong passwords from three networks: the limit for unknown networks in a quarter of an hour. */
  const guessFromEverywhere = async (as = email) => {
    for (const number of [1, 2, 3]) expect(await guess(10, stranger(number), as)).toEqual(Array(10).fill(401))
  }
  return { ...school, email, signIn, guess, guessFromEverywhere }
}

test('ten wrong passwords from other networks lock out no one', async () => {
  const { signIn, guess } = await open()
  expect(await guess(11, stranger(1))).toEqual([...Array<number>(10).fill(401), 429])
  expect(await signIn(stranger(1))).toBe(429)
  expect(await signIn(HOME)).toBe(200)
})

test('guessing from many networks is rate limited, for existing and unknown accounts', async () => {
  const { signIn, guess, guessFromEverywhere, advanceClock, email } = await open()
  for (const as of [email, 'nobody@school.test']) {
    await guessFromEverywhere(as)
    expect(await guess(5, stranger(4), as)).toEqual(Array(5).fill(429))
  }
  expect(await signIn(stranger(4))).toBe(429)
  advanceClock(15 * MINUTE + 1)
  expect(await signIn(stranger(4))).toBe(200)
})

test('sign-in from a known network works despite failed attempts from elsewhere', async () => {
  const { signIn, guess, guessFromEverywhere, advanceClock } = await open()
  expect(await signIn(HOME)).toBe(200)
  advanceClock(89 * 24 * 60 * MINUTE)
  await guessFromEverywhere()
  expect(await signIn(stranger(4))).toBe(429)
  expect(await signIn(HOME)).toBe(200)
  // Attempts from a known network don't count towards the limit of unknown ones, but have one too.
  expect(await guess(11, HOME)).toEqual([...Array<number>(10).fill(401), 429])
})

test('a network not used for ninety days counts as unknown again', async () => {
  const { signIn, guessFromEverywhere, advanceClock } = await open()
  expect(await signIn(HOME)).toBe(200)
  advanceClock(90 * 24 * 60 * MINUTE)
  await guessFromEverywhere()
  expect(await signIn(HOME)).toBe(429)
})

test('an IPv6 network counts as one client', async () => {
  const { signIn } = await open()
  const statuses: number[] = []
  for (let count = 1; count <= 11; count += 1) statuses.push(await signIn(`2001:db8:1:2::${count}`, 'a guess'))
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
})

test('a network has a hundred attempts for all accounts together, successful ones don’t count', async () => {
  const { signIn, guess, database } = await open()
  expect(await signIn(HOME)).toBe(200)
  await database.updateTable('attempts').set({ count: 95 }).where('key', '=', `signIn from ${HOME}`).execute()
  for (let count = 0; count < 8; count += 1) expect(await signIn(HOME)).toBe(200)
  expect(await guess(5, HOME, 'somebody@school.test')).toEqual(Array(5).fill(401))
  expect(await guess(1, HOME, 'another@school.test')).toEqual([429])
})

test('setting a new password by the mailed link lets its owner in from that network at once', async () => {
  const { api, email, mails, signIn, guessFromEverywhere } = await open()
  await guessFromEverywhere()
  expect(await signIn(HOME)).toBe(429)
  await api('requestPasswordReset', { body: { email }, from: HOME })
  await expect.poll(() => mails, { timeout: 20_000 }).toHaveLength(1)
  const [, token = ''] = /reset-password\/([^/]+)\//.exec(mails[0]?.text ?? '') ?? []
  const body = { token, email, password: 'a better one' }
  expect((await api('resetPassword', { body, from: HOME })).status).toBe(200)
  await guessFromEverywhere()
  expect(await signIn(HOME, 'a better one')).toBe(200)
})

test('a new password set by an administrator resets the failed attempts', async () => {
  const { api, admin, teacher, signIn, guessFromEverywhere } = await open()
  const [{ token }, { id, email }] = [await admin(), await teacher()]
  await guessFromEverywhere(email)
  expect(await signIn(HOME, PASSWORD, email)).toBe(429)
  const credentials = { id: 'T-900', name: 'Amina', email, teacherID: id, password: 'a better one', isEdit: true }
  expect((await api('assignTeacherCredentials', { token, body: credentials })).status).toBe(200)
  expect(await signIn(HOME, 'a better one', email)).toBe(200)
})

test('wrong links tried for an account don’t block its valid link', async () => {
  const { api, email, mails } = await open()
  const use = async (token: string, from: string) =>
    (await api('resetPassword', { body: { token, email, password: 'a better one' }, from })).status
  for (let count = 0; count < 12; count += 1) expect(await use('a guess', stranger(count))).toBe(422)
  await api('requestPasswordReset', { body: { email } })
  await expect.poll(() => mails, { timeout: 20_000 }).toHaveLength(1)
  const [, token = ''] = /reset-password\/([^/]+)\//.exec(mails[0]?.text ?? '') ?? []
  expect(await use(token, HOME)).toBe(200)
})
