import { expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import {
  type Session,
  getAccountId,
  readSession,
  SESSION_MILLISECONDS,
  storeSession,
  decryptText,
  encryptText,
} from './storedSession.ts'

const now = Date.UTC(2026, 10, 21)
const session: Session = {
  token: 'abc',
  role: 'teacher',
  status: 'blocked',
  account: getAccountId('teacher@maktab.test'),
  expiresAt: now + SESSION_MILLISECONDS,
}

function createStoredSession(
  change: Partial<Record<'token' | 'role' | 'status' | 'account' | 'expiry', string>> = {},
): Storage {
  const storage = createMemoryStorage()
  storeSession(session, storage)
  for (const [key, value] of Object.entries(change)) storage.setItem(key, value)
  return storage
}

// proves 1§3.4, 2§3.27, D38.1
test('readSession returns the stored session with the keys of the specification and its account', () => {
  const storage = createStoredSession()
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'token',
    'role',
    'status',
    'account',
    'expiry',
  ])
  expect(storage.getItem('role')).not.toContain('teacher')
  expect(storage.getItem('status')).not.toContain('blocked')
  expect(readSession(storage, now)).toEqual(session)
})

// proves 1§4.2, 1§4.3, 1§9.1, 2§9.8
test('a session lasts 24 hours to the millisecond', () => {
  expect(readSession(createStoredSession(), now + SESSION_MILLISECONDS - 1)).toEqual(session)
  expect(readSession(createStoredSession(), now + SESSION_MILLISECONDS)).toBe('expired')
})

// proves 1§6.8, 2§8.28
test.each([
  ['an unencrypted role', { role: 'admin' }],
  ['an unencrypted status', { status: 'allowed' }],
  ['an unencrypted account', { account: getAccountId('admin@maktab.test') }],
  ['another token', { token: 'def' }],
  ['no token', { token: '' }],
  ['an expiry that isn’t a number', { expiry: 'never' }],
  ['an expiry in a hundred years', { expiry: String(now + 100 * 365 * SESSION_MILLISECONDS) }],
])('%s counts as no session', (_, change) => {
  expect(readSession(createStoredSession(change), now)).toBeUndefined()
})

test('status and role can’t be swapped', () => {
  const storage = createStoredSession()
  storage.setItem('role', storage.getItem('status') ?? '')
  expect(readSession(storage, now)).toBeUndefined()
})

test('getAccountId ignores case and spaces of the email address and doesn’t reveal it', () => {
  expect(getAccountId(' Teacher@Maktab.test ')).toBe(getAccountId('teacher@maktab.test'))
  expect(getAccountId('teacher@maktab.test')).not.toBe(getAccountId('teacher@maktab.org'))
  expect(getAccountId('teacher@maktab.test')).toMatch(/^[0-9a-f]{32}$/)
})

// proves 1§3.4
test('decryptText restores the text; each encryption differs', () => {
  const [one, other] = [encryptText('admin', 'role'), encryptText('admin', 'role')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('admin')
  expect([decryptText(one, 'role'), decryptText(other, 'role')]).toEqual(['admin', 'admin'])
})

// proves D38.1
test.each([
  ['a changed letter', (sealed: string) => (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)],
  ['a cut end', (sealed: string) => sealed.slice(0, -4)],
  ['plain words', () => 'admin'],
  ['nothing', () => ''],
])('decryptText returns undefined for %s', (_, change) => {
  expect(decryptText(change(encryptText('admin', 'role')), 'role')).toBeUndefined()
})

// proves D38.1
test('a text encrypted for one purpose can’t be used for another', () => {
  expect(decryptText(encryptText('admin', 'role of one'), 'role of another')).toBeUndefined()
})
