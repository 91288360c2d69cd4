import { describe, expect, test } from 'vitest'
import { createCsvFileName, createCsv } from './createCsv.ts'

describe('CSV', () => {
  test('marks itself as UTF-8 and keeps every script', async () => {
    const csv = await createCsv({ headers: ['الاسم', 'Price'], rows: [['عائشہ', 40]] })
    expect(csv).toBe('\uFEFFالاسم,Price\r\nعائشہ,40')
  })

  test('quotes what would break a line', async () => {
    const csv = await createCsv({ headers: ['A'], rows: [['one, "two"\nthree']] })
    expect(csv).toBe('\uFEFFA\r\n"one, ""two""\nthree"')
  })

  test.each([
    '=1+1',
    '+1',
    '+923001234567',
    '+1-1',
    '+92 300 1234567*2',
    '-x',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '=cmd()\nsecond line',
    '＝1',
  ])('%j is no formula', async (text) => {
    const csv = await createCsv({ headers: ['A'], rows: [[text]] })
    expect(csv).toBe(`\uFEFFA\r\n"'${text}"`)
  })

  test.each(['a=1', '2-1', 'x@y.org', 'ا=ب'])('%j stays as it is', async (text) => {
    expect(await createCsv({ headers: ['A'], rows: [[text]] })).toBe(`\uFEFFA\r\n${text}`)
  })

  test.each(['\u2066', '\u2067', '\u2068'])(
    '%j, which keeps directions apart on a screen, is left out',
    async (mark) => {
      const csv = await createCsv({
        headers: [`${mark}A\u2069`],
        rows: [[`پیر، ${mark}16:00 – 17:00\u2069`], [`${mark}=1\u2069`]],
      })
      expect(csv).toBe(`\uFEFFA\r\nپیر، 16:00 – 17:00\r\n"'=1"`)
    },
  )

  test.each([
    ['+92 300 1234567', '+92 300 1234567'],
    ['+923001234567', '+92 300 1234567'],
    ['\u206600923001234567\u2069', '+92 300 1234567'],
    ['+92 (300) 123-4567', '+92 300 1234567'],
    ['03001234567', '+92 300 1234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '+92 300 1234567'],
    ['0300 1234567 (mother)', '0300 1234567 (mother)'],
    ['12345', '12345'],
    ['', ''],
  ])('the telephone number %j is %j in a spreadsheet, without an apostrophe', async (phone, cell) => {
    const csv = await createCsv({ headers: ['A', 'Phone'], rows: [['x', phone]], phones: [1] }, '+92 21 555 0100')
    expect(csv).toBe(`\uFEFFA,Phone\r\nx,${cell}`)
  })

  test('a telephone number of a school without a country keeps its 0 in a spreadsheet', async () => {
    const table = { headers: ['Phone'], rows: [['03001234567'], ['+999123456789'], ['=1+1']], phones: [0] }
    expect(await createCsv(table)).toBe('\uFEFFPhone\r\n0300 1234567\r\n+9991 23456789\r\n"\'=1+1"')
  })

  test('a negative number stays a number', async () => {
    expect(await createCsv({ headers: ['A'], rows: [[-5]] })).toBe('\uFEFFA\r\n-5')
  })
})

describe('file name', () => {
  test.each([
    ['Students', '2026-11-18', 'Students 2026-11-18.csv'],
    ['Students', undefined, 'Students.csv'],
    ['طلبہ', undefined, 'طلبہ.csv'],
    ['../a:b\u202Egpj', undefined, 'a b gpj.csv'],
    ['///', undefined, 'table.csv'],
  ])('%j on %s', (label, day, name) => expect(createCsvFileName(label, day)).toBe(name))
})
