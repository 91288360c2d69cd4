import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { forgetDraft, forgetDrafts, readDraft, writeDraft } from './drafts.ts'

test('what was typed is kept under its key, without files wherever they stand', () => {
  const storage = memoryStorage()
  const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })
  writeDraft(
    'student',
    { name: 'Zaynab', receipt, courses: [{ id: '1', billing: { receipt, method: 'PayPal' } }] },
    storage,
  )
  expect(readDraft('student', storage)).toEqual({
    name: 'Zaynab',
    courses: [{ id: '1', billing: { method: 'PayPal' } }],
  })
  expect(readDraft('teacher', storage)).toBeUndefined()
})

test.each(['{"name":', '', 'undefined', 'null'])('%j in the storage counts as none', (text) => {
  const storage = memoryStorage()
  storage.setItem('draft:teacher', text)
  expect(readDraft('teacher', storage)).toBeUndefined()
})

test('a browser that keeps nothing is no failure', () => {
  const refuse = (): never => {
    throw new DOMException('Not allowed', 'QuotaExceededError')
  }
  const storage = { ...memoryStorage(), getItem: refuse, setItem: refuse }
  expect(() => writeDraft('teacher', { name: 'Zaynab' }, storage)).not.toThrow()
  expect(readDraft('teacher', storage)).toBeUndefined()
})

test('one draft is forgotten, or all of them, and nothing else', () => {
  const storage = memoryStorage()
  storage.setItem('other', 'stays')
  for (const key of ['teacher', 'student', 'third']) writeDraft(key, { name: 'Zaynab' }, storage)
  forgetDraft('teacher', storage)
  expect(readDraft('teacher', storage)).toBeUndefined()
  expect(readDraft('student', storage)).toEqual({ name: 'Zaynab' })
  forgetDrafts(storage)
  expect(storage.length).toBe(1)
  expect(storage.getItem('other')).toBe('stays')
})
