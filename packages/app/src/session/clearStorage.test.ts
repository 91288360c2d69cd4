import { expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { clearStorage, removeSession } from './clearStorage.ts'
import { removeExpiredMarks } from './storedSession.ts'

const names = ['token', 'role', 'mark:one:1:2026-11-19:4', 'mark:other:1:2026-11-19:4', 'elsewhere']

function createFilledStorage(): Storage {
  const storage = createMemoryStorage()
  for (const name of names) storage.setItem(name, 'absent')
  return storage
}
const getKeys = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

test('removeSession keeps the unsent marks of all accounts', () => {
  const storage = createFilledStorage()
  removeSession(storage)
  expect(getKeys(storage)).toEqual(['mark:one:1:2026-11-19:4', 'mark:other:1:2026-11-19:4'])
})

test('clearStorage keeps only the unsent marks of other accounts', () => {
  const storage = createFilledStorage()
  clearStorage(storage, 'one')
  expect(getKeys(storage)).toEqual(['mark:other:1:2026-11-19:4'])
  expect(storage.getItem('mark:other:1:2026-11-19:4')).toBe('absent')
})

const DAY = 86_400_000
const now = Date.UTC(2026, 10, 21)

test('removeExpiredMarks deletes week-old marks of other accounts and nothing else', () => {
  const storage = createMemoryStorage()
  storage.setItem('mark:own:1:2026-11-02:4', `absent ${now - 30 * DAY}`)
  storage.setItem('mark:other:1:2026-11-19:4', `absent ${now - 6 * DAY}`)
  storage.setItem('mark:other:1:2026-11-10:4', `absent ${now - 8 * DAY}`)
  storage.setItem('mark:other:1:2026-11-11:4', 'absent')
  storage.setItem('token', 'abc')
  removeExpiredMarks(storage, 'own', now)
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  expect(names).toEqual(['mark:own:1:2026-11-02:4', 'mark:other:1:2026-11-19:4', 'token'])
})
