import { describe, expect, test } from 'vitest'
import {
  findDiscouragedTerms,
  readDiscouragedTerms,
  readDiscouragedEnglishTerms,
  findDiscouragedActionTerms,
  readDiscouragedActionTerms,
} from './findDiscouragedTerms.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSpecification } from '../specCoverage/specification.ts'

describe('the glossary', () => {
  const words = ['تقرری', 'صورتِ حال']
  const found = (text: string) => findDiscouragedTerms({ path: 'ur.po', text }, words)

  test('a ruled-out term is found in any sentence', () => {
    expect(found('msgstr "یہ تقرری حذف کریں؟"\nmsgstr "ادائیگی کی صورتِ حال"')).toHaveLength(2)
  })

  test('a term with the Arabic article is found', () => {
    const texts = ['دفعة', 'الدفعة', 'والدفعة', 'للدفعة'].map((word) => `msgstr "${word} مقبولة"`)
    expect(findDiscouragedTerms({ path: 'ar.po', text: texts.join('\n') }, ['دفعة'])).toHaveLength(4)
  })

  test('a longer word with the same beginning is not found', () => {
    expect(found('msgstr "تقرریاں"')).toEqual([])
  })

  test('terms are read from the last column, without explanations', () => {
    const row = '| status | کیفیت | الحالة | صورتِ حال، حالت (of a patient) |'
    expect(readDiscouragedTerms({ path: 'docs/glossary.md', text: row })).toEqual(['صورتِ حال', 'حالت'])
  })
})

const root = join(import.meta.dirname, '../..')
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
const words = readDiscouragedActionTerms(read('docs/style.md'))

const specification = readSpecification()
  .map(({ text }) => text)
  .join('\n')

describe('one term per concept', () => {
  const terms = readDiscouragedEnglishTerms(read('docs/glossary.md'))

  test('messages of the app and the server, and all emails, use the English terms of the glossary', () => {
    expect(terms.length).toBeGreaterThan(25)
    const catalogues = globSync(['packages/ui/src/locales/*/en.po', 'packages/server/src/i18n/en.po'], { cwd: root })
    expect(catalogues).toHaveLength(5)
    expect(catalogues.flatMap((path) => findDiscouragedActionTerms(read(path), terms, specification))).toEqual([])
  })

  test('English terms are read from the last column', () => {
    const row = '| email | ای میل | البريد الإلكتروني | e-mail, mails، خاکہ |'
    expect(readDiscouragedEnglishTerms({ path: 'docs/glossary.md', text: row })).toEqual(['e-mail', 'mails'])
  })
})

describe('one term per action', () => {
  test('UI catalogues use the glossary’s terms in three languages', () => {
    const catalogues = globSync('packages/ui/src/locales/*/{en,ur,ar}.po', { cwd: root })
    expect(catalogues).toHaveLength(12)
    expect(catalogues.flatMap((path) => findDiscouragedActionTerms(read(path), words, specification))).toEqual([])
  })

  test('a ruled-out term is found in message and translation, but not inside a word', () => {
    const catalogue = {
      path: 'ur.po',
      text: 'msgid "Retry"\nmsgstr ""\n\nmsgid "Delete"\nmsgstr "مٹائیں"\n\nmsgid "Enrolled"\nmsgstr "داخلہ"\n',
    }
    expect(findDiscouragedActionTerms(catalogue, words, '')).toEqual(['ur.po: Retry', 'ur.po: مٹائیں'])
  })

  test('wording of the specification is allowed', () => {
    const catalogue = { path: 'en.po', text: 'msgid "Login to your account"\nmsgstr "Login to your account"\n' }
    expect(findDiscouragedActionTerms(catalogue, words, '“Login to your account”')).toEqual([])
    expect(findDiscouragedActionTerms(catalogue, words, '')).toHaveLength(1)
  })
})
