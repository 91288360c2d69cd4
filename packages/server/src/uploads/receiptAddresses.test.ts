import { expect, test } from 'vitest'
import { createReceiptAddresses, NO_LONGER_KEPT } from './receiptAddresses.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const receipts = createReceiptAddresses('a secret')

function read(address: string | null) {
  const url = new URL(address ?? '', 'http://school.test')
  const part = (name: string) => url.searchParams.get(name) ?? ''
  const signed = { until: part('until'), session: part('session'), key: part('key') }
  return { name: url.pathname.replace('/uploads/', ''), signed }
}

test('an address opens its receipt for 24 hours', () => {
  const { name, signed } = read(receipts.addressOf('receipt-a.webp', now, 'a session'))
  expect(name).toBe('receipt-a.webp')
  expect(signed.session).toBe('a session')
  expect(receipts.isGood(name, signed, now + day - 1)).toBe(true)
  expect(receipts.isGood(name, signed, now + day)).toBe(false)
})

test('it opens no other receipt, for no longer, in no other session, and can’t be made up', () => {
  const { name, signed } = read(receipts.addressOf('receipt-a.webp', now, 'a session'))
  expect(receipts.isGood('receipt-b.webp', signed, now)).toBe(false)
  expect(receipts.isGood(name, { ...signed, until: String(Number(signed.until) - 1) }, now)).toBe(false)
  expect(receipts.isGood(name, { ...signed, session: 'another' }, now)).toBe(false)
  expect(receipts.isGood(name, { ...signed, key: '' }, now)).toBe(false)
  const other = read(createReceiptAddresses('another secret').addressOf('receipt-a.webp', now, 'a session'))
  expect(receipts.isGood(name, other.signed, now)).toBe(false)
})

test('one that was made while the clock was ahead doesn’t outlive that', () => {
  const { name, signed } = read(receipts.addressOf('receipt-a.webp', now + 365 * day, 'a session'))
  expect(receipts.isGood(name, signed, now)).toBe(false)
})

test('where there is no receipt there is no address', () => {
  expect(receipts.addressOf(null, now)).toBeNull()
  expect(receipts.addressOf(NO_LONGER_KEPT, now)).toBeNull()
})
