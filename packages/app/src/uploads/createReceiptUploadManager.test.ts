import { ApiError } from '@maktab/client/ApiError'
import { expect, test } from 'vitest'
import { createReceiptUploadManager, type ReceiptStore } from './createReceiptUploadManager.ts'

const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' })
const [first, second] = [picture('first'), picture('second')]

/** A device, and a school that takes receipts in their forms only. */
function open() {
  const there = new Map<string, string>()
  const kept: ReceiptStore = {
    read: async () => undefined,
    write: async (key, { fileName }) => void there.set(key, fileName),
    remove: async (key) => void there.delete(key),
  }
  const ask = async () => {
    throw new ApiError({ kind: 'answer', status: 404, message: '' })
  }
  return { there, uploads: createReceiptUploadManager({ ask, kept, owner: () => 'own' }) }
}

// proves X76
test('a receipt whose field is for another course now is kept as that one’s alone', () => {
  const { there, uploads } = open()
  uploads.setFile('course 1', first)
  uploads.setFile('course 2', first)
  expect([...there]).toEqual([['own course 2', 'first.png']])
})

// proves X76
test('of blocks that move up each keeps its own receipt', async () => {
  const { there, uploads } = open()
  uploads.setFile('place 1', first)
  uploads.setFile('place 2', second)
  // The block of the first was removed: which of the two is told first is nobody’s to say.
  uploads.setFile('place 1', second)
  await uploads.discard(first)
  expect([...there]).toEqual([['own place 1', 'second.png']])
})
