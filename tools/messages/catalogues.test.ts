import { expect, test } from 'vitest'
import { fillFromOtherAreas } from './catalogues.ts'

const head = 'msgid ""\nmsgstr ""\n"Language: ur\\n"'
const po = (...entries: string[]) => `${[head, ...entries].join('\n\n')}\n`
const of = (english: string, said = '', context = '') =>
  `#: a.tsx\n${context && `msgctxt "${context}"\n`}msgid "${english}"\nmsgstr "${said}"`

test('a message translated in another area is filled in with its most frequent translation', () => {
  const { catalogues, count, missing } = fillFromOtherAreas({
    admin: po(of('Done', 'one'), of('Actions', 'two')),
    teacher: po(of('Done', 'other')),
    shared: po(of('Done', 'other')),
    student: po(of('Actions'), of('Done'), of('Name', 'own')),
  })
  expect(catalogues['student']).toBe(po(of('Actions', 'two'), of('Done', 'other'), of('Name', 'own')))
  expect(catalogues['admin']).toBe(po(of('Done', 'one'), of('Actions', 'two')))
  expect([count, missing]).toEqual([2, []])
})

test('messages with a different context or without any translation stay untranslated', () => {
  const student = po(of('Done', '', 'status'), of('Say $& \\"hi\\"'), 'msgid ""\n"Two "\n"lines"\nmsgstr ""')
  const { catalogues, count, missing } = fillFromOtherAreas({ admin: po(of('Done', 'one')), student })
  expect([catalogues['student'], count]).toEqual([student, 0])
  expect(missing.map(({ english }) => english)).toEqual(['Done', 'Say $& "hi"', 'Two lines'])
  expect(missing[0]?.area).toBe('student')
})

test('multi-line translations and dollar signs are copied literally', () => {
  const long = 'msgid "A"\nmsgstr ""\n"$1 and "\n"$&"'
  const { catalogues } = fillFromOtherAreas({ admin: po(long), student: po('msgid "A"\nmsgstr ""') })
  expect(catalogues['student']).toContain('msgstr ""\n"$1 and "\n"$&"')
})
