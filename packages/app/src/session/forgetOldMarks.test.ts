import { expect, test } from 'vitest'
import { createMemoryStorage } from '#testing/createMemoryStorage.ts'
import { removeExpiredMarks } from './forgetOldMarks.ts'

const DAY = 86_400_000
const now = Date.UTC(2026, 10, 21)

test('after a week other people’s marks are forgotten, one’s own and all else stays', () => {
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
