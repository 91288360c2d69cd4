import { expect, test } from 'vitest'
import { createReceiptAddresses } from './receiptAddresses.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const receipts = createReceiptAddresses('a secret')

function read(address: string | null): { name: string; until: string; key: string } {
  const url = new URL(address ?? '', 'http://school.test')
  const part = (name: string) => url.searchParams.get(name) ?? ''
  return { name: url.pathname.replace('/uploads/', ''), until: part('until'), key: part('key') }
}

test('an address opens its receipt for 24 hours', () => {
  const { name, until, key } = read(receipts.addressOf('receipt-a.webp', now))
  expect(name).toBe('receipt-a.webp')
  expect(receipts.isGood(name, until, key, now + day - 1)).toBe(true)
  expect(receipts.isGood(name, until, key, now + day)).toBe(false)
})

test('it opens no other receipt, for no longer, and can’t be made up', () => {
  const { name, until, key } = read(receipts.addressOf('receipt-a.webp', now))
  expect(receipts.isGood('receipt-b.webp', until, key, now)).toBe(false)
  expect(receipts.isGood(name, String(Number(until) + day), key, now)).toBe(false)
  expect(receipts.isGood(name, until, '', now)).toBe(false)
  const other = read(createReceiptAddresses('another secret').addressOf('receipt-a.webp', now))
  expect(receipts.isGood(name, until, other.key, now)).toBe(false)
})

test('where there is no receipt there is no address', () => {
  expect(receipts.addressOf(null, now)).toBeNull()
})
