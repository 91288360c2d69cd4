import { expect, test } from 'vitest'
import { createReceiptUrlSigner, DELETED_RECEIPT } from './createReceiptUrlSigner.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const receipts = createReceiptUrlSigner('a secret')

function read(address: string | null) {
  const url = new URL(address ?? '', 'http://school.test')
  const part = (name: string) => url.searchParams.get(name) ?? ''
  const signed = { until: part('until'), session: part('session'), key: part('key') }
  return { name: url.pathname.replace('/uploads/', ''), signed }
}

test('a signed URL is valid for 24 hours', () => {
  const { name, signed } = read(receipts.sign('receipt-a.webp', now, 'a session'))
  expect(name).toBe('receipt-a.webp')
  expect(signed.session).toBe('a session')
  expect(receipts.verify(name, signed, now + day - 1)).toBe(true)
  expect(receipts.verify(name, signed, now + day)).toBe(false)
})

test('a signed URL is invalid for another receipt, expiry, session or secret', () => {
  const { name, signed } = read(receipts.sign('receipt-a.webp', now, 'a session'))
  expect(receipts.verify('receipt-b.webp', signed, now)).toBe(false)
  expect(receipts.verify(name, { ...signed, until: String(Number(signed.until) - 1) }, now)).toBe(false)
  expect(receipts.verify(name, { ...signed, session: 'another' }, now)).toBe(false)
  expect(receipts.verify(name, { ...signed, key: '' }, now)).toBe(false)
  const other = read(createReceiptUrlSigner('another secret').sign('receipt-a.webp', now, 'a session'))
  expect(receipts.verify(name, other.signed, now)).toBe(false)
})

test('a URL signed while the clock was ahead is invalid', () => {
  const { name, signed } = read(receipts.sign('receipt-a.webp', now + 365 * day, 'a session'))
  expect(receipts.verify(name, signed, now)).toBe(false)
})

test('sign returns null without a receipt', () => {
  expect(receipts.sign(null, now)).toBeNull()
  expect(receipts.sign(DELETED_RECEIPT, now)).toBeNull()
})
