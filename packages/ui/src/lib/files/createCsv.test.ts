import { describe, expect, test } from 'vitest'
import { createCsvFileName, createCsv } from './createCsv.ts'

describe('createCsv', () => {
  test('starts with a UTF-8 BOM and keeps non-Latin text', async () => {
    const csv = await createCsv({ headers: ['الاسم', 'Price'], rows: [['عائشہ', 40]] })
    expect(csv).toBe('\uFEFFالاسم,Price\r\nعائشہ,40')
  })

  test('quotes commas, quotes and line breaks', async () => {
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
  ])('escapes %j, so that it isn’t a formula', async (text) => {
    const csv = await createCsv({ headers: ['A'], rows: [[text]] })
    expect(csv).toBe(`\uFEFFA\r\n"'${text}"`)
  })

  test.each(['a=1', '2-1', 'x@y.org', 'ا=ب'])('leaves %j unchanged', async (text) => {
    expect(await createCsv({ headers: ['A'], rows: [[text]] })).toBe(`\uFEFFA\r\n${text}`)
  })

  test.each(['\u2066', '\u2067', '\u2068'])('removes the bidi isolate %j', async (mark) => {
    const csv = await createCsv({
      headers: [`${mark}A\u2069`],
      rows: [[`پیر، ${mark}16:00 – 17:00\u2069`], [`${mark}=1\u2069`]],
    })
    expect(csv).toBe(`\uFEFFA\r\nپیر، 16:00 – 17:00\r\n"'=1"`)
  })

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
  ])('formats the phone number %j as %j without an apostrophe', async (phone, cell) => {
    const csv = await createCsv({ headers: ['A', 'Phone'], rows: [['x', phone]], phones: [1] }, '+92 21 555 0100')
    expect(csv).toBe(`\uFEFFA,Phone\r\nx,${cell}`)
  })

  test('keeps the leading 0 of a phone number when the school’s country is unknown', async () => {
    const table = { headers: ['Phone'], rows: [['03001234567'], ['+999123456789'], ['=1+1']], phones: [0] }
    expect(await createCsv(table)).toBe('\uFEFFPhone\r\n0300 1234567\r\n+9991 23456789\r\n"\'=1+1"')
  })

  test('does not escape a negative number', async () => {
    expect(await createCsv({ headers: ['A'], rows: [[-5]] })).toBe('\uFEFFA\r\n-5')
  })
})

describe('createCsvFileName', () => {
  test.each([
    ['Students', '2026-11-18', 'Students 2026-11-18.csv'],
    ['Students', undefined, 'Students.csv'],
    ['طلبہ', undefined, 'طلبہ.csv'],
    ['../a:b\u202Egpj', undefined, 'a b gpj.csv'],
    ['///', undefined, 'table.csv'],
  ])('label %j and day %s', (label, day, name) => expect(createCsvFileName(label, day)).toBe(name))
})
