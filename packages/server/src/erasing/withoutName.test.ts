import { expect, test } from 'vitest'
import { withoutName } from './withoutName.ts'

test.each([
  ['Zaynab Malik reads well. ZAYNAB’s letters are clear.', 'Zaynab Malik', '… … reads well. …’s letters are clear.'],
  ['محمد يقرأ جيدا', 'محمد علي', '… يقرأ جيدا'],
  ['A quality reading by Ali', 'Ali', 'A quality reading by …'],
  ['Hard (*)', 'A (*', 'Hard (*)'],
  ['al-Kitab', 'Omar al Haddad', 'al-Kitab'],
])('%s, without %s', (text, name, left) => {
  expect(withoutName(text, name)).toBe(left)
})
