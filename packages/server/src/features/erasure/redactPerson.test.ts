import { expect, test } from 'vitest'
import { redactPerson, redactName } from './redactPerson.ts'

const who = {
  names: ['Zaynab Malik'],
  emails: ['zaynab.malik+1@school.test', null, 'z@s.t'],
  phones: ['+92 300 1234567', null],
}

test.each([
  ['Write to Zaynab.Malik+1@School.test.', 'Write to ….'],
  ['<zaynab.malik+1@school.test>, "z@s.t"', '<…>, "…"'],
  ['mailto:z@s.t, ’z@s.t’, email=z@s.t', 'mailto:…, ’…’, email=…'],
  ['z@s.t...', '…...'],
  ['z@s.t@@', '…@@'],
  // Other people's addresses.
  ['xz@s.t, z@s.test, z@s.t.pk, z@s.t-1, a.z@s.t, z@sxt', 'xz@s.t, z@s.test, z@s.t.pk, z@s.t-1, a.z@s.t, z@sxt'],
  ['amina@school.test', 'amina@school.test'],
  ['Call 0300-1234567 or +92 (300) 123 45 67', 'Call … or …'],
  ['Call 0300 7654321', 'Call 0300 7654321'],
])('redactPerson turns %s into %s', (text, expected) => {
  expect(redactPerson(text, who)).toBe(expected)
})

const parts = [
  '@.',
  '@',
  'a@',
  '.',
  '-',
  'a',
  '1 ',
  '(1)',
  '+1-',
  'z@s.t',
  'z@s.t.',
  'z@s.',
  'zaynab.malik+1@',
  '\u0640',
]

test.each(parts)('redacting a text of nothing but %s takes time linear in its length', (part) => {
  const timeOf = (letters: number) => {
    const text = part.repeat(letters / part.length)
    const { user, system } = process.cpuUsage()
    redactPerson(text, who)
    const after = process.cpuUsage()
    return (after.user + after.system - user - system) / 1000
  }
  timeOf(1000)
  expect(timeOf(100_000)).toBeLessThan(300)
})

test.each([
  ['Zaynab Malik reads well. ZAYNAB’s letters are clear.', 'Zaynab Malik', '… … reads well. …’s letters are clear.'],
  ['محمد يقرأ جيدا', 'محمد علي', '… يقرأ جيدا'],
  ['A quality reading by Ali', 'Ali', 'A quality reading by …'],
  ['Hard (*)', 'A (*', 'Hard (*)'],
  ['al-Kitab', 'Omar al Haddad', 'al-Kitab'],
  ['Li Wu reads; li and wu are short words.', 'Li Wu', '… … reads; li and wu are short words.'],
  ['Zeynep İpek oku', 'zeynep ipek', '… … oku'],
  ['مُحَمَّد علي و\u0640\u0640علي يقرأ', 'محمد علي', '… … … يقرأ'],
  ['پڑھائی کے لیے وزینب اور زَينب آئیں', 'زینب', 'پڑھائی کے لیے … اور … آئیں'],
])('redactName of %s without %s is %s', (text, name, expected) => {
  expect(redactName(text, name)).toBe(expected)
})
