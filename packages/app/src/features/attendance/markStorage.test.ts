import { expect, test } from 'vitest'
import { createMemoryStorage } from '#testing/createMemoryStorage.ts'
import type { Mark } from './attendanceQueue.ts'
import { createMarkStorage } from './markStorage.ts'

const mark: Mark = { classId: 1, studentId: 4, date: '2026-11-21', status: 'absent' }

test('what is kept is read again, until it is removed', () => {
  const kept = createMarkStorage(createMemoryStorage(), '7')
  kept.put({ ...mark, status: 'present' })
  kept.put(mark)
  kept.put({ ...mark, studentId: 6 })
  expect(kept.read()).toEqual([mark, { ...mark, studentId: 6 }])
  kept.remove(mark)
  expect(kept.read()).toEqual([{ ...mark, studentId: 6 }])
})

test('nobody gets the marks of another account', () => {
  const storage = createMemoryStorage()
  createMarkStorage(storage, '7').put(mark)
  expect(createMarkStorage(storage, '8').read()).toEqual([])
})

// proves 2§4.15
test.each([
  ['another status', 'mark:7:1:2026-11-21:4', 'late'],
  ['no student', 'mark:7:1:2026-11-21:', 'present'],
  ['no day', 'mark:7:1:today:4', 'present'],
  ['another key', 'token', 'present'],
])('what was changed by hand is passed over: %s', (_, name, value) => {
  const storage = createMemoryStorage()
  storage.setItem(name, value)
  expect(createMarkStorage(storage, '7').read()).toEqual([])
})

test('a storage that takes nothing does no harm', () => {
  const full = Object.assign(createMemoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => createMarkStorage(full, '7').put(mark)).not.toThrow()
})
