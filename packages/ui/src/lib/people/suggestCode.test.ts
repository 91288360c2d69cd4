import { expect, test } from 'vitest'
import { suggestCode } from './suggestCode.ts'

test.each([
  [[], 'TCH-001'],
  [[null, '', 'Head teacher'], 'TCH-001'],
  [['TCH-001', null, 'TCH-009'], 'TCH-010'],
  [['TCH-099', 'tch-100 '], 'TCH-101'],
  [['7', '12'], '13'],
  [['A-1', 'B-4', 'B-5'], 'B-6'],
  [['T2025-0004'], 'T2025-0005'],
  [['TCH-999'], 'TCH-1000'],
])('%j: %s', (codes, free) => expect(suggestCode(codes, 'TCH-')).toBe(free))

test('a school without student IDs begins with STD-001', () => expect(suggestCode([null], 'STD-')).toBe('STD-001'))
