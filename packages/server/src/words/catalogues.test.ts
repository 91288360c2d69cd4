import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { faultsOfBody } from '../contract/validators.ts'
import { type Words, greetings, mailWords } from '../mail/mailWords.ts'
import { doneWords } from './doneWords.ts'
import { findingWords, kindWords } from './findingWords.ts'
import { labels } from './labels.ts'
import { refusalWords } from './refusalWords.ts'
import { ruleWords } from './ruleWords.ts'
import { say } from './say.ts'
import type { Sentence } from './Sentence.ts'
import type { Translations } from './Translations.ts'

const others = ['ur', 'ar'] as const
const sentences: Translations = { ...doneWords, ...refusalWords, ...ruleWords, ...findingWords }
const all: Translations = { ...sentences, ...kindWords, ...labels }
/** Names that are written the same everywhere. */
const NAMES = /\b(?:JSON|JPEG|PDF|PNG|WebP)\b|https?:\/\//g
const latinIn = (text: string) =>
  text
    .replaceAll(NAMES, '')
    .replaceAll(/\{\w+\}/g, '')
    .match(/[A-Za-z]+/g) ?? []
const linesOf = ({ subject, paragraphs, each = [] }: Words) => [subject, ...paragraphs, ...each]
const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted()

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))

test.each(others)('every sentence, label and mail has %s words of its own, with the same gaps', (language) => {
  const wrong = Object.entries(all).filter(
    ([english, words]) =>
      words[language].trim() === '' ||
      latinIn(words[language]).length > 0 ||
      gapsOf(words[language]).join() !== gapsOf(english).join(),
  )
  expect(wrong).toEqual([])
  const ends = Object.entries(sentences).filter(
    ([english, words]) => english.endsWith('.') !== /[.۔]$/.test(words[language]),
  )
  expect(ends).toEqual([])
  for (const [kind, words] of Object.entries(mailWords)) {
    const [english, own] = [words.en, words[language]].map(linesOf)
    expect(latinIn(own?.join(' ') ?? 'none'), kind).toEqual([])
    expect(own?.map(gapsOf), kind).toEqual(english?.map(gapsOf))
  }
  expect(latinIn(greetings[language])).toEqual([])
  expect(Object.keys(all).length).toBeGreaterThan(200)
})

test('Urdu and Arabic are written in their own letters', () => {
  const urdu = Object.values(all).flatMap(({ ur }) => ur.match(/[يكةى٠-٩]/g) ?? [])
  const arabic = Object.values(all).flatMap(({ ar }) => ar.match(/[ٹڈڑںےگپچژکیہھ۔]/g) ?? [])
  expect([urdu, arabic]).toEqual([[], []])
})

const server = join(import.meta.dirname, '..')
const readers = join(import.meta.dirname, '../../../../openapi/wire')

test('no sentence is in two catalogues, and each is said somewhere', () => {
  const catalogues = [doneWords, refusalWords, ruleWords, findingWords]
  expect(Object.keys(sentences)).toHaveLength(catalogues.flatMap((one) => Object.keys(one)).length)
  const text = [...sourcesOf(server), ...sourcesOf(readers)]
    .filter((path) => !/\w+Words\.ts$/.test(path) || path.startsWith(readers))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const known = Object.keys({ ...doneWords, ...refusalWords, ...ruleWords })
  expect(known.filter((sentence) => !text.includes(sentence))).toEqual([])
})

test('whatever the contract’s readers of bodies say is in the catalogues', () => {
  const said = sourcesOf(readers).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'([A-Z][^'\n]+\.)'/g)].map(([, sentence = '']) => sentence),
  )
  expect(said.length).toBeGreaterThan(3)
  expect(said.filter((sentence) => !Object.hasOwn(sentences, sentence))).toEqual([])
})

/** Bodies that break a schema in each of its places: what is missing, of another kind, too long, too short, out of range. */
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

test('whatever any schema finds fault with is said in Urdu and Arabic', () => {
  const said = new Set<string>()
  for (const id of Object.keys(calls) as OperationId[]) {
    const { body } = shapes[id] as { body?: Shape }
    if (body === undefined) continue
    for (const value of broken(body)) {
      for (const sentence of Object.values(faultsOfBody(id, value) ?? {}).flat()) said.add(sentence)
    }
  }
  expect(said.size).toBeGreaterThan(200)
  // The values of a choice are the contract’s own words.
  const rest = [...said].filter((one) => !one.includes('must be one of'))
  for (const language of others) {
    expect(rest.filter((one) => latinIn(say(language, one as Sentence)).length > 0)).toEqual([])
  }
})
