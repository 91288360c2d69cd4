import { expect, test } from 'vitest'
import { pickTranslation } from './pickTranslation.ts'

const translations = { ur: { motto: 'قرآن' }, ar: { motto: ' ' }, en: {} }
const pick = (plain: string | undefined, reader: string) =>
  pickTranslation<{ motto?: string }>(plain, translations, reader, ({ motto }) => motto)

test('pickTranslation returns the text of the reader’s language with that language', () => {
  expect(pick('The Quran', 'ur')).toEqual({ text: 'قرآن', lang: 'ur' })
  expect(pick(undefined, 'ur')).toEqual({ text: 'قرآن', lang: 'ur' })
})

test.each(['ar', 'en', 'fr', 'pseudo'])('pickTranslation returns the plain text to readers of %s', (reader) => {
  expect(pick('The Quran', reader)).toEqual({ text: 'The Quran' })
  expect(pick(' ', reader)).toBeUndefined()
  expect(pick(undefined, reader)).toBeUndefined()
})

test('pickTranslation returns the plain text without translations', () => {
  expect(pickTranslation('The Quran', undefined, 'ur', () => 'x')).toEqual({ text: 'The Quran' })
})
