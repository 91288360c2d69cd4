import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Salma Farooq', 'S\u200cF'],
  ['  Zaynab  bint  Malik ', 'Z\u200cM'],
  ['Madonna', 'M'],
  ['محمد عثمان', 'م\u200cع'],
  ['أحمد المنصوري', 'أ\u200cم'],
  ['', ''],
])('%j', (name, initials) => expect(initialsOf(name)).toBe(initials))
