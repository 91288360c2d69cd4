import { expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { clearStorage, removeSession } from './clearStorage.ts'

const names = ['token', 'role', 'mark:one:1:2026-11-19:4', 'mark:other:1:2026-11-19:4', 'elsewhere']

function filled(): Storage {
  const storage = createMemoryStorage()
  for (const name of names) storage.setItem(name, 'absent')
  return storage
}
const left = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

test('a session that is over leaves the marks that wait, whoever’s they are', () => {
  const storage = filled()
  removeSession(storage)
  expect(left(storage)).toEqual(['mark:one:1:2026-11-19:4', 'mark:other:1:2026-11-19:4'])
})

test('whoever signs out clears everything but other people’s marks', () => {
  const storage = filled()
  clearStorage(storage, 'one')
  expect(left(storage)).toEqual(['mark:other:1:2026-11-19:4'])
  expect(storage.getItem('mark:other:1:2026-11-19:4')).toBe('absent')
})
