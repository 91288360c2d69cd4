import { expect, test } from 'vitest'
import { normalizeForSearch, normalizePhoneForSearch } from './normalizeForSearch.ts'

/** Stored text and a search for it. */
const pairs = [
  ['محمّد', 'محمد'],
  ['مُحَمَّد', 'محمد'],
  ['عليّ', 'علی'],
  ['على', 'علی'],
  ['علي', 'علی'],
  ['كريم', 'کریم'],
  ['فاطمة', 'فاطمہ'],
  ['فاطمه', 'فاطمہ'],
  ['آمنة', 'امنه'],
  ['أحمد', 'احمد'],
  ['إبراهيم', 'ابراہیم'],
  ['مؤمن', 'مومن'],
  ['عائشہ', 'عائشة'],
  ['عایشہ', 'عائشہ'],
  ['ضیاء', 'ضیا'],
  ['ﷲ', 'الله'],
  ['ﻻ', 'لا'],
  ['نـــور', 'نور'],
  ['می\u200cخواهم', 'میخواهم'],
  ['\u2067STD-٠١٢\u2069', 'std-012'],
  ['STD-۰۱۲', 'STD-012'],
  ['José', 'jose'],
  ['Jose\u0301', 'JOSÉ'],
  ['Şükrü', 'sukru'],
  ['Ḥafṣa ʿAbd', 'hafsa abd'],
  ['O’Brien', "o'brien"],
  ['O’Brien', 'obrien'],
  ['Qira’at', 'qiraat'],
  ['Straße', 'STRASSE'],
  ['Łukasz', 'lukasz'],
  ['  Omar \n\t Haddad ', 'omar haddad'],
  ['ﬁqh', 'fiqh'],
  ['１２', '12'],
]

test.each(pairs)('%s is found by searching for %s', (written, sought) =>
  expect(normalizeForSearch(written)).toBe(normalizeForSearch(sought)),
)

test.each([
  ['پ', 'ب'],
  ['چ', 'ج'],
  ['ڈ', 'د'],
  ['ں', 'ن'],
  ['گ', 'ک'],
  ['علی', 'عالی'],
  ['12', '13'],
])('%s and %s are not equal', (one, other) => expect(normalizeForSearch(one)).not.toBe(normalizeForSearch(other)))

test('wildcards of SQL LIKE are removed', () => expect(normalizeForSearch('100%_\\off')).toBe('100---off'))

test('normalizing is idempotent and works character by character', () => {
  const all = [...pairs.flat(), 'ʿAbd ar-Raḥmān, ﷺ %_ ٣'].map(normalizeForSearch)
  expect(all.map(normalizeForSearch)).toEqual(all)
  const alone = (text: string) =>
    Array.from(text, (sign) => normalizeForSearch(sign) || (/\s/.test(sign) ? ' ' : '')).join('')
  expect(pairs.flat().map((text) => normalizeForSearch(alone(text)))).toEqual(pairs.flat().map(normalizeForSearch))
})

test.each([
  ['+44 7700 900100', '447700900100'],
  ['+447700900100', '447700900100'],
  ['0044 7700-900100', '447700900100'],
  ['+44 (0)7700 900.100', '447700900100'],
  ['07700 900100', '7700900100'],
  ['(0300) 1234567', '3001234567'],
  ['\u2066+۹۲ ۳۰۰ ۱۲۳۴۵۶۷\u2069', '923001234567'],
  ['٠٣٠٠', '300'],
  ['none', ''],
  ['', ''],
])('%s is compared as %s', (written, digits) => expect(normalizePhoneForSearch(written)).toBe(digits))
