import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { openDictionary, readings } from './dictionary.ts'
import { learnAll } from './learnAll.ts'

const words = {
  en: { friday: 'Friday', edit: 'Edit {name}', gone: '<0>{name}</0> will be gone for <1/>.' },
  ur: { friday: 'جمعہ', edit: '{name} میں ترمیم', gone: '<1/> کے لیے <0>{name}</0> ختم ہو جائے گا۔' },
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

test('an English page is left as it is', () => {
  openDictionary(false)
  expect(readings(urdu.t('friday'))).toEqual(['جمعہ'])
})
