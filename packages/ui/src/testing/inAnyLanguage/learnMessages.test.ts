import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { asSaid, learn, openDictionary, readings } from './dictionary.ts'
import { learnAll } from './learnAll.ts'

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
const english = learnAll()
english.load('en', words.en)
const urdu = setupI18n({ locale: 'ur', locales: 'ur-PK', messages: { ur: words.ur } })

test('what the catalogues say is learnt with its values, in parts where it has elements, and dates too', () => {
  openDictionary(true)
  expect(readings(urdu.t('edit', { name: urdu.t('friday') }))).toContain('Edit Friday')
  expect(urdu.t('gone', { name: 'Tajweed' })).toContain('<0>Tajweed</0>')
  expect(readings('کے لیے ختم ہو جائے گا۔')).toContain('will be gone for .')
  const day = new Intl.DateTimeFormat('ur-PK', { dateStyle: 'long', timeZone: 'UTC' }).format(0)
  expect(day).not.toContain('January')
  expect(readings(`تاریخ: ${day}`)).toContain('تاریخ: 1 January 1970')
})

test('a format that a story in English made, and that is kept, is learnt in the stories after it', () => {
  openDictionary(false)
  const kept = new Intl.DateTimeFormat('ur-PK', { dateStyle: 'long', timeZone: 'UTC' })
  expect(readings(kept.format(0))).toEqual([kept.format(0)])
  openDictionary(true)
  expect(readings(kept.format(0))).toContain('1 January 1970')
})

test('a value that the language says like another is learnt as both', () => {
  openDictionary(true)
  urdu.t('fri')
  urdu.t('friday')
  expect(readings(urdu.t('edit', { name: 'جمعہ' }))).toEqual(expect.arrayContaining(['Edit Fri', 'Edit Friday']))
})

test('words on one side of a hole are those on its other side', () => {
  openDictionary(true)
  urdu.t('own')
  expect(readings('آپ کے ہاں 05:00')).toContain('for you 05:00')
})

test('what a language says where English says nothing is typed nowhere', () => {
  openDictionary(true)
  learn('کی شرح سے', '')
  expect(asSaid('pkr')).toBe('pkr')
})

test('an English page is left as it is', () => {
  openDictionary(false)
  expect(readings(urdu.t('friday'))).toEqual(['جمعہ'])
})
