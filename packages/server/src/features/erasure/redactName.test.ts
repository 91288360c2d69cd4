import { expect, test } from 'vitest'
import { redactName } from './redactName.ts'

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
])('%s, without %s', (text, name, left) => {
  expect(redactName(text, name)).toBe(left)
})
