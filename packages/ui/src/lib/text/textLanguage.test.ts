import { expect, test } from 'vitest'
import { detectTextLanguage, getMonogram } from './textLanguage.ts'

test.each([
  ['Zaynab Malik', 'en', undefined],
  ['Zaynab Malik', 'pseudo', undefined],
  ['Zaynab Malik', 'ur', 'en'],
  ['Zaynab Malik', 'ar', 'en'],
  ['بچوں کے لیے قاعدہ', 'en', 'ur'],
  ['بچوں کے لیے قاعدہ', 'ur', undefined],
  ['بچوں کے لیے قاعدہ', 'ar', 'ur'],
  ['القراءة العربية', 'en', 'ar'],
  ['القراءة العربية', 'ur', 'ar'],
  ['القراءة العربية', 'ar', undefined],
  ['محمد', 'ur', undefined],
  ['محمد', 'en', 'ar'],
  ['«Tajweed» کا سبق', 'ur', 'en'],
  ['«Tajweed» کا دوسرا سبق', 'ur', undefined],
  ['«Tajweed» کا دوسرا سبق', 'en', 'ur'],
  ['سبق Tajweed', 'en', undefined],
  ['سبق one', 'en', 'ar'],
  ['one سبق', 'ur', 'en'],
  [`${'Tajweed '.repeat(100)}${'قاعدہ '.repeat(400)}`, 'ur', 'en'],
  ['12:30 – 14:00', 'ur', undefined],
  ['', 'ur', undefined],
] as const)('detectTextLanguage of %s on a page in %s', (text, page, lang) => {
  expect(detectTextLanguage(text, page)).toBe(lang)
})

test.each([
  ['ادب', 'اردو کی کہانیاں', 'en', 'ur'],
  ['ادب', 'اردو کی کہانیاں', 'ur', undefined],
  ['ادب', 'اردو کی کہانیاں', 'ar', 'ur'],
  ['ادب', 'القراءة العربية', 'ur', 'ar'],
  ['ادب', 'Stories', 'en', 'ar'],
  ['ادب', null, 'ur', undefined],
  ['القراءة', 'اردو کی کہانیاں', 'en', 'ar'],
  ['Tajweed', 'اردو کی کہانیاں', 'en', undefined],
] as const)('detectTextLanguage of %s beside “%s” on a page in %s', (text, beside, page, lang) => {
  expect(detectTextLanguage(text, page, beside)).toBe(lang)
})

test.each(Array.from('ٹڈڑںےہگپچژکی'))('detectTextLanguage reads %s as Urdu', (letter) => {
  expect(detectTextLanguage(letter, 'en')).toBe('ur')
})

test.each([
  ['Tajweed for beginners', 'TB'],
  ['tajweed', 'T'],
  ['The stories of the prophets', 'SP'],
  ['Arabic grammar I', 'AI'],
  ['التجويد المتقدم', 'ت'],
  ['بچوں کے لیے قاعدہ', 'ب'],
  ['Hifz حفظ', 'H'],
  ['  ', ''],
  ['2026', ''],
  ['30. Juz’', 'J'],
])('getMonogram of %s returns %s', (title, letters) => {
  expect(getMonogram(title)).toBe(letters)
})
