import { expect, test } from 'vitest'
import { isMaskedCell, normalizeImportCell } from './importCells.ts'
import type { CellType } from './importFields.ts'

test.each<[CellType, string, string]>([
  ['line', '  Zaynab\u200B  Malik\n', 'Zaynab Malik'],
  ['line', 'N/A', ''],
  ['line', 'دستیاب نہیں', ''],
  ['line', 'غير متوفر', ''],
  ['text', ' two\nlines ', 'two\nlines'],
  ['text', "'=1+1", '=1+1'],
  ['email', 'mailto:Zaynab@School.test', 'zaynab@school.test'],
  ['phone', "'+92 300 1234567", '+92 300 1234567'],
  ['phone', '٠٣٠٠ ۱۲۳', '0300 123'],
  ['day', '05/03/2014', '2014-03-05'],
  ['day', 'spring', 'spring'],
  ['language', 'Urdu', 'urdu'],
  ['language', 'العربية', 'arabic'],
  ['language', 'French', 'French'],
  ['languages', 'عربی، اردو', 'arabic, urdu'],
  ['languages', 'English and Urdu', 'english, urdu'],
  ['languages', 'English, French', 'English, French'],
  ['gender', 'F', 'female'],
  ['gender', 'مرد', 'male'],
  ['ageGroup', 'Kids', 'children'],
  ['ageGroup', 'بالغ افراد', 'adults'],
  ['times', 'Mon 4-5 pm', 'Mon 16:00-17:00'],
  ['times', 'No timings', ''],
  ['times', 'sometimes', 'sometimes'],
])('a cell of type %s, %j, becomes %j', (type, raw, cell) => {
  expect(normalizeImportCell(type, raw)).toBe(cell)
  // Cells are normalized in the browser and again on the server.
  expect(normalizeImportCell(type, normalizeImportCell(type, raw))).toBe(cell)
})

test('days are read in the chosen order', () => {
  expect(normalizeImportCell('day', '03/05/2014', 'monthFirst')).toBe('2014-03-05')
})

test('dots of the privacy mode are recognized', () => {
  expect([isMaskedCell('+92 ••• •••'), isMaskedCell('+92 300')]).toEqual([true, false])
})
