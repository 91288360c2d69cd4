import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { validateBody, coerceQuery } from '../contract/validators.ts'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import { type Message, isMessage, isMessageId } from './message.ts'
import { translate } from './translate.ts'
import ur from './ur.json' with { type: 'json' }

type Catalogue = Record<string, (string | string[])[]>
const catalogues: Record<string, Catalogue> = { en, ur, ar }
const others = ['ur', 'ar'] as const
/** Names that aren't translated. */
const NAMES = /\b(?:JSON|JPEG|PDF|PNG|WebP)\b|https?:\/\//g

const textOf = (compiled: Catalogue[string]) =>
  compiled.map((token) => (typeof token === 'string' ? token : `{${token.join()}}`)).join('')
const textsOf = (language: string) =>
  Object.entries(catalogues[language] ?? {}).map(([id, compiled]) => [id, textOf(compiled)] as const)
const latinIn = (text: string) =>
  text
    .replaceAll(NAMES, '')
    .replaceAll(/\{\w+\}/g, '')
    .match(/[A-Za-z]+/g) ?? []
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
const withoutContext = (id: string) => id.replace(/^[a-z]+\|/, '')

test('English texts equal their message ids', () => {
  expect(textsOf('en').filter(([id, text]) => text !== withoutContext(id))).toEqual([])
  expect(textsOf('en').length).toBeGreaterThan(450)
})

test.each(others)(
  'every message has a %s translation in its own script, with the same placeholders and final punctuation',
  (language) => {
    expect(Object.keys(catalogues[language] ?? {})).toEqual(Object.keys(en))
    const wrong = textsOf(language).filter(
      ([id, text]) =>
        text.trim() === '' || latinIn(text).length > 0 || placeholdersIn(text).join() !== placeholdersIn(id).join(),
    )
    expect(wrong).toEqual([])
    const lastOf = (text: string) => (/[.۔]$/.test(text) ? '.' : '')
    expect(textsOf(language).filter(([id, text]) => lastOf(id) !== lastOf(text))).toEqual([])
  },
)

test('no message contains HTML characters', () => {
  const all = Object.keys(catalogues).flatMap(textsOf)
  expect(all.filter(([, text]) => /[<>&"]/.test(text))).toEqual([])
})

test('Urdu and Arabic use their own letters', () => {
  expect(textsOf('ur').filter(([, text]) => /[يكةى٠-٩]/.test(text))).toEqual([])
  expect(textsOf('ar').filter(([, text]) => /[ٹڈڑںےگپچژکیہھ۔]/.test(text))).toEqual([])
})

const readers = join(import.meta.dirname, '../../../shared/src')
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

test('every sentence of the contract’s body readers is in the catalogues', () => {
  const sentences = sourcesOf(readers).flatMap((text) =>
    [...text.matchAll(/'([A-Z][^'\n]+\.)'/g)].map(([, sentence = '']) => sentence),
  )
  expect(sentences.length).toBeGreaterThan(3)
  expect(sentences.filter((sentence) => !isMessageId(sentence))).toEqual([])
})

/** Values that violate a schema at each place: missing, of a wrong type, too long, too short, out of range. */
type Shape = { type?: string | string[]; properties?: Record<string, Shape>; items?: Shape; enum?: unknown[] }
function broken(schema: Shape): unknown[] {
  const wrong: unknown[] = [
    {},
    [],
    'x',
    '\u202E',
    '',
    'x'.repeat(5000),
    -1e9,
    1e12,
    0.5,
    true,
    null,
    Array.from({ length: 200 }, () => 0),
  ]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    broken(one).map((value) => ({ [name]: value })),
  )
  return [...wrong, ...inner, ...(schema.items ? broken(schema.items).map((value) => [value]) : [])]
}

const ids = Object.keys(calls) as OperationId[]

function faultsOfBodies(): Message[] {
  return ids.flatMap((id) => {
    const { body } = shapes[id] as { body?: Shape }
    if (body === undefined) return []
    return broken(body).flatMap((value) => Object.values(validateBody(id, value) ?? {}).flat())
  })
}

function faultsOfQueries(): Message[] {
  return ids.flatMap((id) => {
    const { query } = shapes[id] as { query?: Shape }
    const groups = query ? broken(query).filter((value) => typeof value === 'object' && value !== null) : []
    return groups.flatMap((value) => Object.values(coerceQuery(id, { ...value }).faults ?? {}).flat())
  })
}

test('every validation error is translated to Urdu and Arabic', () => {
  const faults = new Map(faultsOfBodies().map((one) => [translate('en', one), one]))
  expect(faults.size).toBeGreaterThan(200)
  // Enum values aren't translated.
  const rest = [...faults.values()].filter(({ id }) => id !== '{label} must be one of: {values}')
  for (const language of others) {
    expect(rest.map((one) => translate(language, one)).filter((text) => latinIn(text).length > 0)).toEqual([])
  }
})

test('every message is used', () => {
  const text = [...sourcesOf(join(import.meta.dirname, '..')), ...sourcesOf(readers)].join('\n')
  const labels = new Set(
    [...faultsOfBodies(), ...faultsOfQueries()].flatMap(({ values: { label } }) =>
      isMessage(label) ? [label.id] : [],
    ),
  )
  const isUsed = (id: string) =>
    text.includes(id.replaceAll('\n', String.raw`\n`)) ||
    labels.has(id as Message['id']) ||
    (/^(field|kind)\|/.test(id) && text.includes(`'${withoutContext(id)}'`))
  expect(Object.keys(en).filter((id) => !isUsed(id))).toEqual([])
})
