import { expect, test } from 'vitest'
import shapes from './generated/shapes.json' with { type: 'json' }
import type { Schema } from './wire/Schema.ts'

type Text = Schema & { maxLength?: number; enum?: unknown[]; format?: string; pattern?: string }
type Field = { field: string; schema: Text }

/** What isn’t shown as it was typed, or has rules of its own. */
const others = /\.(password|token|link)$/
const LONGEST_LINE = 255

function fieldsOf(schema: Schema & { oneOf?: Schema[]; allOf?: Schema[] }, field: string): Field[] {
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

test('there are one-line texts in what is sent', () => {
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['registerStudent.name', 'saveEvent.title', 'submitTeacherApplication.course[].name']),
  )
})

test.each(lines)('$field takes letters of every script, and nothing that can’t be seen', ({ schema }) => {
  for (const flags of ['', 'u']) {
    const pattern = new RegExp(schema.pattern ?? '', flags)
    expect(good.filter((text) => !pattern.test(text))).toEqual([])
    expect(bad.filter((text) => pattern.test(text))).toEqual([])
  }
})
