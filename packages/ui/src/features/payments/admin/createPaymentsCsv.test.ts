import { setupI18n } from '@lingui/core'
import { examples } from '@maktab/contract/examples'
import type { ListedPayment } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { createCsvFileName, createCsv } from '#lib/files/createCsv.ts'
import { createPaymentsCsv } from './createPaymentsCsv.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const { payments } = examples.listPayments[200].typical
type Payment = ListedPayment

/** Parses strictly by RFC 4180: records end with CRLF, and quotes enclose a whole field or nothing. */
function readStrictly(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const records: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  for (field.lastIndex = 1; ;) {
    const match = field.exec(text)
    if (!match) throw new Error('This is no CSV of RFC 4180.')
    const [, quoted, bare = '', end] = match
    records.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '') return records
    if (end === '\r\n') records.push([])
  }
}

const read = async (all: readonly Payment[], timeZone = 'UTC') =>
  readStrictly(await createCsv(createPaymentsCsv(all, { i18n, timeZone })))

// proves X106
test('payments CSV is strict RFC 4180 and its amounts add up to the exact total', async () => {
  const [headers, ...rows] = await read(payments)
  expect(headers).toHaveLength(13)
  expect(rows).toHaveLength(payments.length)
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([13]))
  expect(rows[1]?.slice(0, 4)).toEqual(['2026-02-14', '2026-02-14', 'C-5', 'TX-88120'])
  expect(rows[1]?.slice(8)).toEqual(['60.00', '6.00', '54.00', 'USD', expect.any(String)])
  const coins = rows.reduce((sum, row) => sum + BigInt((row[10] ?? '').replace('.', '')), 0n)
  expect(coins).toBe(payments.reduce((sum, { amount }) => sum + BigInt(Math.round(amount * 100)), 0n))
})

// proves X106
test('payments CSV escapes formulas, quotes and line breaks without losing text', async () => {
  const one: Payment = payments[0]!
  const typed = ['=SUM(A1)', '+1', '-1', '@now', 'a,b', 'a "b"', 'two\r\nlines', '\t=1', 'عائشہ']
  const rows = (await read(typed.map((transactionId) => ({ ...one, transactionId, item: transactionId })))).slice(1)
  expect(rows).toHaveLength(typed.length)
  for (const [index, text] of typed.entries()) {
    for (const cell of [rows[index]?.[3], rows[index]?.[5]]) {
      expect([text, `'${text}`]).toContain(cell)
      expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }
  }
})

// proves X106
test('payments CSV uses the school’s calendar days and the currency’s minor digits', async () => {
  const one: Payment = payments[0]!
  const late = { ...one, sentAt: '2026-12-31T20:00:00.000Z', decidedAt: null, currency: 'KWD', amount: 1.125 }
  const [, row] = await read([late], 'Asia/Karachi')
  expect([row?.[0], row?.[1], row?.[10]]).toEqual(['2027-01-01', '', '1.125'])
  expect(createCsvFileName('Payments', '2026-01-01 2026-12-31')).toBe('Payments 2026-01-01 2026-12-31.csv')
})
