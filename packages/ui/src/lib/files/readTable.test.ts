import { expect, test } from 'vitest'
import { createCsv } from './createCsv.ts'
import { MAX_ROWS, decodeTableFile, parseTable } from './readTable.ts'

const encode = (text: string) => new TextEncoder().encode(text)

async function read(text: string) {
  const parsed = await parseTable(text)
  return 'table' in parsed ? parsed.table : parsed.problem
}

function encodeUtf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * (text.length + 1))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, isLittle)
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at + 2, text.charCodeAt(at), isLittle)
  return bytes
}

const rows = [
  ['Name', 'Notes'],
  ['زينب', 'a, b'],
]

test.each([
  ['commas', 'Name,Notes\nزينب,"a, b"\n'],
  ['semicolons', 'Name;Notes\r\nزينب;a, b\r\n'],
  ['tabs', 'Name\tNotes\nزينب\ta, b'],
  ['a byte order mark', '\uFEFFName,Notes\r\nزينب,"a, b"'],
  ['empty rows', '\nName,Notes\n\n , \nزينب,"a, b"\n\n'],
])('parses a table with %s', async (_, text) => {
  expect(await read(text)).toEqual(rows)
})

test('quotes may contain separators, quotes and line breaks', async () => {
  expect(await read('Name,Notes\r\n"Malik, ""Z""","one\r\ntwo"')).toEqual([
    ['Name', 'Notes'],
    ['Malik, "Z"', 'one\r\ntwo'],
  ])
})

test('an export is read as it was, with and without letters of other scripts', async () => {
  const table = { headers: ['Name', 'Phone'], rows: [['زينب “Z”; مالك', '+92 300 1234567']], phones: [1] }
  const decoded = decodeTableFile(encode(await createCsv(table)))
  expect('text' in decoded && (await read(decoded.text))).toEqual([table.headers, ...table.rows])
})

test.each([
  ['UTF-8', encode('Name;Notes')],
  ['UTF-8 with a byte order mark', encode('\uFEFFName;Notes')],
  ['UTF-16, little endian', encodeUtf16('Name;Notes', true)],
  ['UTF-16, big endian', encodeUtf16('Name;Notes', false)],
])('decodes %s', (_, bytes) => {
  expect(decodeTableFile(bytes)).toEqual({ text: 'Name;Notes' })
})

test.each([
  ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1), 'spreadsheet'],
  ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'spreadsheet'],
  ['another encoding', Uint8Array.of(0x4e, 0xe9, 0x65), 'encoding'],
])('rejects %s', (_, bytes, problem) => {
  expect(decodeTableFile(bytes)).toEqual({ problem })
})

test('a table needs rows, and not too many', async () => {
  expect(await read(' \n\n')).toBe('empty')
  const lines = (count: number) => `Name\n${'Zaynab\n'.repeat(count)}`
  expect(await read(lines(MAX_ROWS))).toHaveLength(MAX_ROWS + 1)
  expect(await read(lines(MAX_ROWS + 1))).toBe('tooLong')
})
