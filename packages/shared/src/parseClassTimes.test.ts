import { expect, test } from 'vitest'
import { formatClassTimes, parseClassTimes } from './parseClassTimes.ts'

const evening = { from: '16:00', to: '17:00', days: [1, 3] }

test.each([
  ['Mon, Wed 16:00-17:00', [evening]],
  ['Monday and Wednesday 4:00 PM – 5:00 PM', [evening]],
  ['mon/wed 4-5pm', [evening]],
  ['16:00 to 17:00 on Mon & Wed', [evening]],
  ['4:00pm-5:00pm Mon Wed', [evening]],
  ['پیر، بدھ 16:00–17:00', [evening]],
  ['پیر اور بدھ ۱۶:۰۰ تا ۱۷:۰۰', [evening]],
  ['الاثنين والأربعاء ٤:٠٠ م – ٥:٠٠ م', [evening]],
  ['الاثنين، الأربعاء من 16:00 إلى 17:00', [evening]],
  ['Mon–Fri 08:00-08:30', [{ from: '08:00', to: '08:30', days: [1, 2, 3, 4, 5] }]],
  ['Sat-Mon 08:00-08:30', [{ from: '08:00', to: '08:30', days: [1, 6, 7] }]],
  ['Daily 08:00-08:30', [{ from: '08:00', to: '08:30', days: [1, 2, 3, 4, 5, 6, 7] }]],
  ['11-12 PM', [{ from: '11:00', to: '12:00', days: [] }]],
  ['11:30 PM - 12:15 AM', [{ from: '23:30', to: '00:15', days: [] }]],
  ['9.15-10', [{ from: '09:15', to: '10:00', days: [] }]],
  ['Mon, Wed 16:00-17:00; Fri 10:00-11:00', [evening, { from: '10:00', to: '11:00', days: [5] }]],
  [
    'Mon 16:00-17:00\nTue 18:00-19:00',
    [
      { ...evening, days: [1] },
      { from: '18:00', to: '19:00', days: [2] },
    ],
  ],
])('parses %j', (text, times) => {
  expect(parseClassTimes(text)).toEqual(times)
})

test.each([
  '',
  'in the evening',
  'Mon',
  '16:00',
  'Mon 25:00-26:00',
  'Mon 16:00-17:75',
  'Funday 16:00-17:00',
  'Mon 16:00-17:00 maybe',
])('doesn’t understand %j', (text) => {
  expect(parseClassTimes(text)).toBeUndefined()
})

test('formatted times are parsed to the same times', () => {
  const times = [evening, { from: '23:30', to: '00:15', days: [] }, { from: '06:00', to: '06:30', days: [7] }]
  const text = formatClassTimes(times)
  expect(text).toBe('Mon, Wed 16:00-17:00; 23:30-00:15; Sun 06:00-06:30')
  expect(parseClassTimes(text)).toEqual(times)
})

test('weekdays of every language are understood in both lengths', () => {
  for (const locale of ['en', 'ur', 'ar']) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
      for (let day = 1; day <= 7; day += 1) {
        const text = `${format.format(Date.UTC(2024, 0, day))} 16:00-17:00`
        expect(parseClassTimes(text), text).toEqual([{ from: '16:00', to: '17:00', days: [day] }])
      }
    }
  }
})
