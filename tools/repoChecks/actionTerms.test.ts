import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSpecification } from '../specCoverage/specification.ts'
import { findDiscouragedActionTerms, readDiscouragedActionTerms } from './actionTerms.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
const words = readDiscouragedActionTerms(read('docs/style.md'))

describe('one word for one act', () => {
  test('in every catalogue of the screens, in three languages', () => {
    const catalogues = globSync('packages/ui/src/locales/*/{en,ur,ar}.po', { cwd: root })
    expect(catalogues).toHaveLength(12)
    const specification = readSpecification()
      .map(({ text }) => text)
      .join('\n')
    expect(catalogues.flatMap((path) => findDiscouragedActionTerms(read(path), words, specification))).toEqual([])
  })

  test('another word is found in the message and in what it is translated to, but not in a part of a word', () => {
    const catalogue = {
      path: 'ur.po',
      text: 'msgid "Retry"\nmsgstr ""\n\nmsgid "Delete"\nmsgstr "مٹائیں"\n\nmsgid "Enrolled"\nmsgstr "داخلہ"\n',
    }
    expect(findDiscouragedActionTerms(catalogue, words, '')).toEqual(['ur.po: Retry', 'ur.po: مٹائیں'])
  })

  test('what the specification writes stays', () => {
    const catalogue = { path: 'en.po', text: 'msgid "Login to your account"\nmsgstr "Login to your account"\n' }
    expect(findDiscouragedActionTerms(catalogue, words, '“Login to your account”')).toEqual([])
    expect(findDiscouragedActionTerms(catalogue, words, '')).toHaveLength(1)
  })
})
