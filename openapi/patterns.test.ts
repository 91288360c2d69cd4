import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import shapes from './generated/shapes.json' with { type: 'json' }

/** All patterns in a schema or document. */
function findPatterns(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : findPatterns(value),
  )
}

const patterns = [...new Set(findPatterns(shapes))]
/** Characters that some class treats specially, alone and within a text, and valid texts. */
const texts = [
  ...Array.from({ length: 0x20_70 }, (_, code) => String.fromCodePoint(code)).filter((one) => one !== '\n'),
  '\uFEFF',
  '😀',
  '٢',
  '２',
  'é',
  'ا',
  '',
  '2026-11-29',
  '2026-11',
  '2026-11-29T10:30',
  '10:30',
  '٢٠٢٦-١١-٢٩',
  '12.50',
  '1,2,3',
  '1.2.3',
  'PKR',
  'R-4K7MPX',
  'a'.repeat(32),
  'é'.repeat(32),
  'f'.repeat(64),
  'a\u200Bb',
  'می\u200Cخواهم',
  '👩\u200D🏫',
  'a/b+c_d-e',
]
const taken = (flags: string) => patterns.map((pattern) => texts.map((text) => new RegExp(pattern, flags).test(text)))

test('every pattern matches the same with and without the flag u', () => {
  expect(patterns.length).toBeGreaterThan(10)
  expect(taken('')).toEqual(taken('u'))
})

const READ = `
import json, re, sys
given = json.load(sys.stdin)
print(json.dumps([[re.search(one, text) is not None for text in given["texts"]] for one in given["patterns"]]))`
const hasPython = spawnSync('python3', ['--version']).status === 0

test.runIf(hasPython)('every pattern matches the same in Python and JavaScript', () => {
  const input = JSON.stringify({ patterns, texts })
  // The default of 1 MB is less than the answers of all patterns to all texts.
  const { status, stdout, stderr } = spawnSync('python3', ['-c', READ], {
    input,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 ** 2,
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toEqual(taken('u'))
})

const expressions = [...new Set(findPatterns(shapes))].map((pattern) => new RegExp(pattern, 'u'))
const ofTimes = expressions.filter((pattern) => pattern.test('23:59') && !pattern.test('a'))

test('every time pattern accepts exactly the times of a day', () => {
  expect(ofTimes.length).toBeGreaterThan(0)
  for (const pattern of ofTimes) {
    expect(['00:00', '09:30', '19:05', '23:59'].filter((time) => !pattern.test(time))).toEqual([])
    expect(['23:60', '10:75', '24:00', '31:00', '9:5', '10:5', '1030'].filter((time) => pattern.test(time))).toEqual([])
  }
})

type Schema = {
  type?: string | string[]
  format?: string
  maxLength?: number
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Field = { field: string; schema: Schema }

/** Fields that aren’t shown as typed, or have their own rules. */
const others = /\.(password|newPassword|token|link)$/
const LONGEST_LINE = 255

function fieldsOf(schema: Schema, field: string): Field[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => fieldsOf(value, `${field}.${key}`))
  const items = schema.items ? fieldsOf(schema.items, `${field}[]`) : []
  const parts = [...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => fieldsOf(part, field))
  return [{ field, schema }, ...inner, ...items, ...parts]
}

const lines = Object.entries(shapes as Record<string, { body?: Schema }>)
  .flatMap(([id, { body }]) => (body ? fieldsOf(body, id) : []))
  .filter(({ schema: { type, maxLength = Infinity } }) => [type].flat().includes('string') && maxLength <= LONGEST_LINE)
  .filter(({ field, schema }) => !others.test(field) && schema.enum === undefined && schema.format === undefined)
  .filter(({ schema: { pattern } }) => pattern === undefined || !/^\^\[?[A-Z0-9(]/.test(pattern))

const good = [
  'Zaynab',
  'زینب بنتِ احمد',
  'زَيْنَب',
  'می\u200Cخواهم',
  'O’Neill-Öztürk 2nd',
  '👩\u200D🏫',
  'سورة ۝',
  '  ',
  '+44 (20) 5550100',
]
const bad = [
  'a\nb',
  'a\rb',
  'a\tb',
  'a\u0000',
  '\u0085',
  '\u202Egnp',
  '\u200Fa',
  '\u2067a\u2069',
  'a\u2028b',
  '\uFEFFa',
  'a\u00ADb',
  '\u061C',
]

test('request bodies have one-line texts', () => {
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['registerStudent.name', 'saveEvent.title', 'submitTeacherApplication.course[].name']),
  )
})

test.each(lines)('$field accepts letters of every script and rejects invisible characters', ({ schema }) => {
  for (const flags of ['', 'u']) {
    const pattern = new RegExp(schema.pattern ?? '', flags)
    expect(good.filter((text) => !pattern.test(text))).toEqual([])
    expect(bad.filter((text) => pattern.test(text))).toEqual([])
  }
})
