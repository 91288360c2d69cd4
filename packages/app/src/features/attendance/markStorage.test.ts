import type { Mark } from '@maktab/ui/lib/lessons/attendanceQueue'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '#testing/createMemoryStorage.ts'
import { createMarkStorage } from './markStorage.ts'

const mark: Mark = { classId: 1, studentId: 4, date: '2026-11-21', status: 'absent' }

test('stored marks can be read until they are removed', () => {
  const storedMarks = createMarkStorage(createMemoryStorage(), '7')
  storedMarks.put({ ...mark, status: 'present' })
  storedMarks.put(mark)
  storedMarks.put({ ...mark, studentId: 6, status: 'none' })
  expect(storedMarks.read()).toEqual([mark, { ...mark, studentId: 6, status: 'none' }])
  storedMarks.remove(mark)
  expect(storedMarks.read()).toEqual([{ ...mark, studentId: 6, status: 'none' }])
})

test('marks of another account can’t be read', () => {
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
])('manipulated entries are skipped: %s', (_, name, value) => {
  const storage = createMemoryStorage()
  storage.setItem(name, value)
  expect(createMarkStorage(storage, '7').read()).toEqual([])
})

test('storage errors are ignored', () => {
  const full = Object.assign(createMemoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => createMarkStorage(full, '7').put(mark)).not.toThrow()
})
