import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { toPageLanguage, addTranslation, resetDictionary, getReadings } from './translationDictionary.ts'
import { recordTranslations } from './recordTranslations.ts'

const words = {
  en: {
    friday: 'Friday',
    fri: 'Fri',
    edit: 'Edit {name}',
    gone: '<0>{name}</0> will be gone for <1/>.',
    own: '<0/> for you',
  },
  ur: {
    friday: 'جمعہ',
    fri: 'جمعہ',
    edit: '{name} میں ترمیم',
    gone: '<1/> کے لیے <0>{name}</0> ختم ہو جائے گا۔',
    own: 'آپ کے ہاں <0/>',
  },
}
const english = recordTranslations()
english.load('en', words.en)
const urdu = setupI18n({ locale: 'ur', locales: 'ur-PK', messages: { ur: words.ur } })

test('recordMessages records messages with values, parts of rich text, and dates', () => {
  resetDictionary(true)
  expect(getReadings(urdu.t('edit', { name: urdu.t('friday') }))).toContain('Edit Friday')
  expect(urdu.t('gone', { name: 'Tajweed' })).toContain('<0>Tajweed</0>')
  expect(getReadings('کے لیے ختم ہو جائے گا۔')).toContain('will be gone for .')
  const day = new Intl.DateTimeFormat('ur-PK', { dateStyle: 'long', timeZone: 'UTC' }).format(0)
  expect(day).not.toContain('January')
  expect(getReadings(`تاریخ: ${day}`)).toContain('تاریخ: 1 January 1970')
})

test('recordMessages records from a formatter that was created in an English story', () => {
  resetDictionary(false)
  const formatter = new Intl.DateTimeFormat('ur-PK', { dateStyle: 'long', timeZone: 'UTC' })
  expect(getReadings(formatter.format(0))).toEqual([formatter.format(0)])
  resetDictionary(true)
  expect(getReadings(formatter.format(0))).toContain('1 January 1970')
})

test('recordMessages records every meaning of an ambiguous value', () => {
  resetDictionary(true)
  urdu.t('fri')
  urdu.t('friday')
  expect(getReadings(urdu.t('edit', { name: 'جمعہ' }))).toEqual(expect.arrayContaining(['Edit Fri', 'Edit Friday']))
})

test('recordMessages matches text that is before a placeholder in one language and after it in the other', () => {
  resetDictionary(true)
  urdu.t('own')
  expect(getReadings('آپ کے ہاں 05:00')).toContain('for you 05:00')
})

test('asSaid ignores texts with an empty English meaning', () => {
  resetDictionary(true)
  addTranslation('کی شرح سے', '')
  expect(toPageLanguage('pkr')).toBe('pkr')
})

test('recordMessages records nothing on an English page', () => {
  resetDictionary(false)
  expect(getReadings(urdu.t('friday'))).toEqual(['جمعہ'])
})
