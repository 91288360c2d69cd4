import { describe, expect, test } from 'vitest'
import { findDiscouragedTerms, readDiscouragedTerms } from './glossary.ts'

describe('the glossary', () => {
  const words = ['تقرری', 'صورتِ حال']
  const found = (text: string) => findDiscouragedTerms({ path: 'ur.po', text }, words)

  test('a word that it has a better one for is found, in whatever sentence', () => {
    expect(found('msgstr "یہ تقرری حذف کریں؟"\nmsgstr "ادائیگی کی صورتِ حال"')).toHaveLength(2)
  })

  test('a word with the Arabic article is found', () => {
    const texts = ['دفعة', 'الدفعة', 'والدفعة', 'للدفعة'].map((word) => `msgstr "${word} مقبولة"`)
    expect(findDiscouragedTerms({ path: 'ar.po', text: texts.join('\n') }, ['دفعة'])).toHaveLength(4)
  })

  test('a longer word that begins with it is another one', () => {
    expect(found('msgstr "تقرریاں"')).toEqual([])
  })

  test('the words are those of the last column, without what explains them', () => {
    const row = '| status | کیفیت | الحالة | صورتِ حال، حالت (of a patient) |'
    expect(readDiscouragedTerms({ path: 'docs/glossary.md', text: row })).toEqual(['صورتِ حال', 'حالت'])
  })
})
