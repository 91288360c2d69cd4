import { expect, test } from 'vitest'
import { getInitials } from './getInitials.ts'

test.each([
  ['Salma Farooq', 'SF'],
  ['  Zaynab  bint  Malik ', 'ZM'],
  ['Madonna', 'M'],
  ['محمد عثمان', 'م\u200cع'],
  ['أحمد المنصوري', 'أ\u200cم'],
  ['محمد Malik', 'مM'],
  ['', ''],
])('%j', (name, initials) => expect(getInitials(name)).toBe(initials))
