import { expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { deleteDraft, deleteAllDrafts, readDraft, writeDraft } from './drafts.ts'

test('what was typed is kept under its key, without files wherever they stand', () => {
  const storage = createMemoryStorage()
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

test.each(['{"name":', '', 'undefined', 'null', '{"values":{"name":"Zaynab"}}', '{"at":"now","values":{}}'])(
  '%j in the storage counts as none',
  (text) => {
    const storage = createMemoryStorage()
    storage.setItem('draft:teacher', text)
    expect(readDraft('teacher', storage)).toBeUndefined()
  },
)

test('an hour after the last letter a draft is gone', () => {
  const storage = createMemoryStorage()
  const hour = 3_600_000
  writeDraft('student', { name: 'Zaynab' }, storage, 0)
  expect(readDraft('student', storage, hour - 1)).toEqual({ name: 'Zaynab' })
  expect(readDraft('student', storage, hour)).toBeUndefined()
  expect(storage.length).toBe(0)
  writeDraft('student', { name: 'Zaynab' }, storage, 0)
  writeDraft('student', { name: 'Zaynab Malik' }, storage, hour)
  expect(readDraft('student', storage, hour + 1)).toEqual({ name: 'Zaynab Malik' })
})

test('a browser that keeps nothing is no failure', () => {
  const refuse = (): never => {
    throw new DOMException('Not allowed', 'QuotaExceededError')
  }
  const storage = Object.assign(createMemoryStorage(), { getItem: refuse, setItem: refuse })
  expect(() => writeDraft('teacher', { name: 'Zaynab' }, storage)).not.toThrow()
  expect(readDraft('teacher', storage)).toBeUndefined()
})

test('one draft is forgotten, or all of them, and nothing else', () => {
  const storage = createMemoryStorage()
  storage.setItem('other', 'stays')
  for (const key of ['teacher', 'student', 'third']) writeDraft(key, { name: 'Zaynab' }, storage)
  deleteDraft('teacher', storage)
  expect(readDraft('teacher', storage)).toBeUndefined()
  expect(readDraft('student', storage)).toEqual({ name: 'Zaynab' })
  deleteAllDrafts(storage)
  expect(storage.length).toBe(1)
  expect(storage.getItem('other')).toBe('stays')
})
