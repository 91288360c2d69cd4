import type { Weekday } from '@maktab/calendar/Weekday'
import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { type Language, getLanguageTag } from '#i18n/languages.ts'
import { loadMessages } from '#i18n/loadMessages.ts'
import { formatWeekdays } from './formatWeekdays.ts'

async function told(days: Weekday[], language: Language): Promise<string> {
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
])('tells %s', async (days, texts) => {
  for (const language of ['en', 'ur', 'ar'] as const) expect(await told(days, language)).toBe(texts[language])
})
