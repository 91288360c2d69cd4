import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { createMessagePatterns, findUnknownQueryTexts } from './findLiteralTexts.ts'
import { readSource } from './sources.ts'

const textsOf = (files: string) =>
  globSync(files, { cwd: root }).map((path) => readSource(path.replaceAll('\\', '/')).text)

test('stories query only texts of messages or examples, so that they work in every language', () => {
  const messages = textsOf('packages/ui/src/locales/*/en.po').flatMap(createMessagePatterns)
  const examples = textsOf('openapi/examples/*.yaml').join('\n')
  const isSaid = (part: string) => messages.some((message) => message.test(part)) || examples.includes(part)
  const paths = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })
  expect([messages.length > 1000, paths.length > 100]).toEqual([true, true])
  const findings = paths.flatMap((path) => findUnknownQueryTexts(readSource(path.replaceAll('\\', '/')), isSaid))
  expect(findings.map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([])
})

test('messages match with values, elements and plurals', () => {
  const catalogue = [
    'msgid "Edit {name}"',
    'msgstr ""',
    '',
    'msgid "Read <0>the rules</0> first"',
    'msgstr ""',
    '',
    'msgid ""',
    '"{count, plural, one {# lesson} other {# "',
    '"lessons}}"',
    '',
  ].join('\n')
  const messages = createMessagePatterns(catalogue)
  const said = (words: string) => messages.some((message) => message.test(words))
  expect(['Edit Tajweed', 'Read the rules first', 'the rules', '4 lessons', '1 lesson'].filter(said)).toHaveLength(5)
  expect(['Edit', 'Delete Tajweed', 'rules', 'lessons'].filter(said)).toEqual([])
})

test('a story may query its own texts and numbers', () => {
  const story = (body: string) => ({ path: 'a.stories.tsx', text: `const label = 'Mine'\n${body}` })
  const found = (body: string) =>
    findUnknownQueryTexts(story(body), (words) => words === 'Save').map(({ line }) => line)
  expect(found(`canvas.getByText('Mine'); canvas.getByText('12:30'); screen.findByText('Save · Mine')`)).toEqual([])
  expect(found(`canvas.getByRole('button', { name: 'Svae' })`)).toEqual([2])
  expect(found(`canvas.getByText('Gone')`)).toEqual([2])
})
