import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { getLanguageName, parseSpokenLanguages } from './schoolLanguages.ts'

// proves D6.1
test.each([
  ['urdu', ['urdu']],
  ['Urdu', ['urdu']],
  ['arabic,english', ['arabic', 'english']],
  ['arabic، urdu', ['arabic', 'urdu']],
  [' urdu , , Punjabi ', ['urdu', 'Punjabi']],
  [
    ['english', 'ARABIC', 'english'],
    ['english', 'arabic'],
  ],
  ['["urdu","Punjabi"]', ['urdu', 'Punjabi']],
  [['urdu', null, 4], ['urdu']],
  ['null', []],
  ['', []],
  [null, []],
  [undefined, []],
  [42, []],
  [{}, []],
])('parseSpokenLanguages of %j returns %j', (value, languages) => {
  expect(parseSpokenLanguages(value)).toEqual(languages)
})

test.each([
  ['urdu', 'Urdu'],
  ['Punjabi', 'Punjabi'],
  ['constructor', 'constructor'],
])('getLanguageName of %s returns %s', (word, name) => {
  expect(getLanguageName(word, setupI18n({ locale: 'en', messages: { en: {} } }))).toBe(name)
})
