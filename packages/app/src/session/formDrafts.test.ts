import { expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { deleteDraft, deleteAllDrafts, readDraft, writeDraft } from './formDrafts.ts'

test('writeDraft stores values under their key, without nested files', () => {
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
  'readDraft ignores the stored value %j',
  (text) => {
    const storage = createMemoryStorage()
    storage.setItem('draft:teacher', text)
    expect(readDraft('teacher', storage)).toBeUndefined()
  },
)

test('a draft expires an hour after the last change', () => {
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

test('drafts work without storage access', () => {
  const throwError = (): never => {
    throw new DOMException('Not allowed', 'QuotaExceededError')
  }
  const storage = Object.assign(createMemoryStorage(), { getItem: throwError, setItem: throwError })
  expect(() => writeDraft('teacher', { name: 'Zaynab' }, storage)).not.toThrow()
  expect(readDraft('teacher', storage)).toBeUndefined()
})

test('deleteDraft deletes one draft, deleteAllDrafts all of them and nothing else', () => {
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
