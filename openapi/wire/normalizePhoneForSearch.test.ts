import { expect, test } from 'vitest'
import { normalizePhoneForSearch } from './normalizePhoneForSearch.ts'

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
