import { examples } from '@maktab/contract/examples'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createAttendanceReminder } from './inboxTexts.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const item = examples.listWaiting[200].typical.items.find(({ kind }) => kind === 'owedRegister')!
const [first] = item.owed!.oldest

test('createAttendanceReminder names each lesson, its day and students, and counts the rest', () => {
  expect(
    createAttendanceReminder({ ...item, since: '8 Jun 2026' }, i18n, 'en-GB').replaceAll(/[\u2068\u2069]/g, ''),
  ).toBe(
    [
      'These lessons are missing attendance:',
      '• Tajweed, Monday group, Monday 8 June: Zaynab Malik, محمد عثمان',
      '• ناظرہ قرآن, Tuesday 9 June: عائشہ صدیقی',
      'Plus 2 more',
    ].join('\n'),
  )
})

test('createAttendanceReminder lists a single lesson without a count or directional marks', () => {
  const owed = { language: null, oldest: [{ ...first!, students: [] }] }
  expect(createAttendanceReminder({ ...item, lessons: 1, owed, since: '' }, i18n, 'en-GB')).toBe(
    'These lessons are missing attendance:\n• Tajweed, Monday group, Monday 8 June',
  )
})

test('createAttendanceReminder names the oldest lesson if the backend lists none', () => {
  expect(createAttendanceReminder({ ...item, owed: null, since: '8 Jun 2026' }, i18n, 'en-GB')).toBe(
    'Some of your lessons are missing attendance. The oldest is “Tajweed, Monday group” on 8 Jun 2026.',
  )
})
