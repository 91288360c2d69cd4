import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../run.ts'
import { type Field, type FieldKind, isOptional } from './fields.ts'
import { labelOf } from './text.ts'

/** The parts of a JSON schema that a field needs. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: string[]
  pattern?: string
  format?: string
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  required?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** Stands for the pattern of a line, which YAML must read with escapes. */
export const LINE_PLACEHOLDER = 'LINE'
const MAX_LINE = 255
const MAX_TEXT = 4000
const MAX_NUMBER = 1_000_000

/** Descriptions that tell kinds of equal type apart. */
const LONG_TEXT = 'May contain line breaks.'
const MONEY = 'In the school’s currency'

const schemasByKind: Record<FieldKind, { response: JsonSchema; request: JsonSchema }> = {
  text: {
    response: { type: 'string' },
    request: { type: 'string', minLength: 1, maxLength: MAX_LINE, pattern: LINE_PLACEHOLDER },
  },
  longText: {
    response: { type: 'string', description: LONG_TEXT },
    request: { type: 'string', description: LONG_TEXT, minLength: 1, maxLength: MAX_TEXT },
  },
  number: {
    response: { type: ['number', 'null'] },
    request: { type: ['number', 'null'], minimum: 0, maximum: MAX_NUMBER },
  },
  money: {
    response: { type: ['number', 'null'], description: `${MONEY}; null for none.` },
    request: { type: ['number', 'null'], description: `${MONEY}; null for none.`, minimum: 0, maximum: MAX_NUMBER },
  },
  day: { response: { $ref: './common.yaml#/Day' }, request: { $ref: './common.yaml#/Day' } },
  time: { response: { $ref: './common.yaml#/ClockTime' }, request: { $ref: './common.yaml#/ClockTime' } },
  boolean: { response: { type: 'boolean' }, request: { type: 'boolean' } },
  choice: { response: { type: 'string' }, request: { type: 'string' } },
}

/** The schema of a field in a response or request. */
export function writeFieldSchema({ kind, values }: Field, where: 'response' | 'request'): JsonSchema {
  const schema = schemasByKind[kind][where]
  return kind === 'choice' ? { ...schema, enum: [...values] } : schema
}

/** The fields of a schema of the contract that the scaffold knows; a field may be missing unless it is required. */
export function readFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const kind = kindOf(schema)
    if (kind === undefined) return []
    const isNullable = [schema.type].flat().includes('null') || !required.includes(name)
    // A missing choice or yes-or-no has no label.
    if (isNullable && (kind === 'choice' || kind === 'boolean')) return []
    return [{ name, kind, values: schema.enum ?? [], label: labelOf(name), isNullable }]
  })
}

const common = parse(readFileSync(join(root, 'openapi/schemas/common.yaml'), 'utf8')) as Record<string, JsonSchema>

function kindOf(schema: JsonSchema): FieldKind | undefined {
  const { pattern, description = '', format, maxLength = 0, maximum = 0 } = schema
  const types = new Set([schema.type].flat())
  if (types.has('boolean')) return 'boolean'
  if (types.has('number') || types.has('integer')) {
    if (description.startsWith(MONEY)) return 'money'
    return maximum > MAX_NUMBER ? undefined : 'number'
  }
  if (!types.has('string') || format !== undefined) return undefined
  if (schema.enum !== undefined) return 'choice'
  if (pattern === common['Day']?.pattern && pattern !== undefined) return 'day'
  if (pattern === common['ClockTime']?.pattern && pattern !== undefined) return 'time'
  if (description === LONG_TEXT || maxLength > MAX_LINE) return 'longText'
  return 'text'
}

const ROWS = 6
const LONG = 'A very long text that goes on and on to test how the layout handles it '
const SENTENCES = 'Take your time. Ask your teacher if anything is unclear.'

/** Example values of a field: one for each row, with every choice, and in several scripts. */
function exampleValue({ kind, values, label }: Field, title: string, row: number): unknown {
  const titles = [`${title} one`, `${title} two`, `${title} three`, 'پہلا', 'دوسرا', 'الأول']
  switch (kind) {
    case 'text':
      return titles[row % titles.length] ?? label
    case 'longText':
      return [SENTENCES, `${SENTENCES}\n${SENTENCES}`, 'اپنا وقت لیں۔', 'خذ وقتك.'][row % 4]
    case 'number':
    case 'money':
      return row === ROWS - 1 ? null : (row + 1) * 5
    case 'day':
      return `2026-04-${String(row + 1).padStart(2, '0')}`
    case 'time':
      return `${String(row + 9).padStart(2, '0')}:30`
    case 'boolean':
      return row % 2 === 1
    case 'choice':
      return values[row % values.length]
  }
}

/** Records with example values; the first text is titled after the record. */
export function writeExampleRows(fields: readonly Field[], record: string): object[] {
  const rows = Math.max(ROWS, ...fields.map(({ values }) => values.length))
  const title = fields.find(({ kind }) => kind === 'text')
  return Array.from({ length: rows }, (_, row) => ({
    id: row + 1,
    ...Object.fromEntries(
      fields.map((field) => [field.name, exampleValue(field, field === title ? record : field.label, row)]),
    ),
  }))
}

/** One record with long texts. */
export function writeLongRow(fields: readonly Field[]): object {
  const isText = ({ kind }: Field) => kind === 'text' || kind === 'longText'
  const values = fields.map((field) => [field.name, isText(field) ? LONG.repeat(3).trim() : exampleValue(field, '', 0)])
  return { id: 1, ...Object.fromEntries(values) }
}

/** What the forms of stories and tests send. */
export function writeFormValues(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'text' || field.kind === 'longText' ? 'What was typed' : exampleValue(field, '', 0),
    ]),
  )
}

/** Required fields that a form can leave blank, in order. */
export function listRequiredFields(fields: readonly Field[]): Field[] {
  return fields.filter(({ kind, isNullable }) => !isOptional(kind) && kind !== 'boolean' && !isNullable)
}
