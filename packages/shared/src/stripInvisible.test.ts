import { expect, test } from 'vitest'
import { toOneLine, stripInvisible } from './stripInvisible.ts'

test.each([
  ['\u202A+92 300 1234567\u202C', '+92 300 1234567'],
  ['\u2068+92 300 1234567\u2069', '+92 300 1234567'],
  ['\u200E+92\u00A0300 1234567', '+92\u00A0300 1234567'],
  ['\uFEFFzaynab@maktab.test\u200B', 'zaynab@maktab.test'],
  ['می\u200Cخواهم 👩\u200D🏫', 'می\u200Cخواهم 👩\u200D🏫'],
  ['\u202Egnp.exe', 'gnp.exe'],
])('%j is read as %j', (text, visible) => expect(stripInvisible(text)).toBe(visible))

test.each([
  ['+92 300 1234567\t', '+92 300 1234567 '],
  ['Zaynab\r\nMalik', 'Zaynab Malik'],
  ['a\u2028b\u0085c', 'a b c'],
])('%j becomes one line: %j', (text, line) => expect(toOneLine(text)).toBe(line))
