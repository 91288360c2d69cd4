import { describe, expect, it, test } from 'vitest'
import { getLanguageTag, type Language } from '#i18n/languages.ts'
import { readWeekdays, getWeekdaysFrom, toWeekday, formatWeekday, formatWeekdays } from './weekdays.ts'
import type { Weekday } from '@maktab/calendar/WallDay'
import { setupI18n } from '@lingui/core'
import { loadMessages } from '#i18n/loadMessages.ts'

describe('readWeekdays', () => {
  it.each([
    ['undefined', { days: undefined, read: [] }],
    ['null', { days: null, read: [] }],
    ['a text', { days: '1,3', read: [] }],
    ['an empty list', { days: [], read: [] }],
    ['unordered and duplicate days', { days: [5, 1, 5, 3], read: [1, 3, 5] }],
    ['invalid days', { days: [0, 8, -1, 1.5, Number.NaN, '2', null, { day: 3 }, 7], read: [7] }],
  ])('reads %s', (_, { days, read }) => {
    expect(readWeekdays(days)).toEqual(read)
  })
})

test.each([
  [1, [1, 2, 3, 4, 5, 6, 7]],
  [6, [6, 7, 1, 2, 3, 4, 5]],
  [7, [7, 1, 2, 3, 4, 5, 6]],
] as const)('getWeekdaysFrom starts the week on day %s', (first, days) => {
  expect(getWeekdaysFrom(first)).toEqual(days)
})

test.each([
  [7, 7],
  [undefined, 1],
  [0, 1],
  [8, 1],
  [1.5, 1],
])('toWeekday reads %s as %s', (day, read) => {
  expect(toWeekday(day)).toBe(read)
})

describe('formatWeekday', () => {
  it('names days in full and short', () => {
    expect([1, 7].map((day) => formatWeekday(day as 1 | 7, 'en-GB', 'long'))).toEqual(['Monday', 'Sunday'])
    expect(formatWeekday(3, 'en-GB', 'short')).toBe('Wed')
    expect(formatWeekday(5, 'ur-PK', 'short')).toBe('جمعہ')
  })
})

async function format(days: Weekday[], language: Language): Promise<string> {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: language, messages: await loadMessages(language, ['common']) })
  return formatWeekdays(days, i18n, getLanguageTag(language))
}

it.each<[Weekday[], Record<'en' | 'ur' | 'ar', string>]>([
  [[], { en: '', ur: '', ar: '' }],
  [[3], { en: 'Wed', ur: 'بدھ', ar: 'الأربعاء' }],
  [[3, 1], { en: 'Mon and Wed', ur: 'پیر اور بدھ', ar: 'الاثنين والأربعاء' }],
  [[1, 2], { en: 'Mon and Tue', ur: 'پیر اور منگل', ar: 'الاثنين والثلاثاء' }],
  [[1, 3, 5], { en: 'Mon, Wed and Fri', ur: 'پیر، بدھ، اور جمعہ', ar: 'الاثنين والأربعاء والجمعة' }],
  [[1, 2, 3, 4, 5], { en: 'Mon–Fri', ur: 'پیر تا جمعہ', ar: 'من الاثنين إلى الجمعة' }],
  [[7, 1, 2], { en: 'Sun–Tue', ur: 'اتوار تا منگل', ar: 'من الأحد إلى الثلاثاء' }],
  [
    [1, 2, 3, 5],
    { en: 'Mon, Tue, Wed and Fri', ur: 'پیر، منگل، بدھ، اور جمعہ', ar: 'الاثنين والثلاثاء والأربعاء والجمعة' },
  ],
  [[1, 2, 3, 4, 5, 6, 7], { en: 'every day', ur: 'ہر روز', ar: 'كل يوم' }],
])('formatWeekdays formats %s', async (days, texts) => {
  for (const language of ['en', 'ur', 'ar'] as const) expect(await format(days, language)).toBe(texts[language])
})
