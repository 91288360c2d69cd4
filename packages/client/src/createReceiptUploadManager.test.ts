import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { createReceiptUploadManager, type ReceiptStore } from './createReceiptUploadManager.ts'

const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' })
const [first, second] = [picture('first'), picture('second')]

/** A manager whose school accepts receipts only with their forms, and its stored files. */
function open() {
  const storedFiles = new Map<string, string>()
  const kept: ReceiptStore = {
    read: async () => undefined,
    write: async (key, { fileName }) => void storedFiles.set(key, fileName),
    remove: async (key) => void storedFiles.delete(key),
  }
  const request = async () => {
    throw new ApiError({ kind: 'answer', status: 404, message: '' })
  }
  const limits = { pieceBytes: 262_144, minPieceBytes: 16_384 }
  const onReconnect = () => () => undefined
  const options = { api: request, limits, onReconnect, kept, owner: () => 'own' }
  return { storedFiles, uploads: createReceiptUploadManager(options) }
}

// proves X76
test('a receipt that moves to the field of another course is stored only there', () => {
  const { storedFiles, uploads } = open()
  uploads.setFile('course 1', first)
  uploads.setFile('course 2', first)
  expect([...storedFiles]).toEqual([['own course 2', 'first.png']])
})

// proves X76
test('receipts of fields that move up are each stored under their new field', async () => {
  const { storedFiles, uploads } = open()
  uploads.setFile('place 1', first)
  uploads.setFile('place 2', second)
  // The first course was removed; the order of the calls isn’t defined.
  uploads.setFile('place 1', second)
  await uploads.discard(first)
  expect([...storedFiles]).toEqual([['own place 1', 'second.png']])
})
