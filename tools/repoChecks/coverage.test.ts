import { expect, test } from 'vitest'
import { findUnprovedCalls, findUncoveredLines } from './coverageGaps.ts'
import { formatSpecCoverage } from './formatSpecCoverage.ts'
import type { Finding } from './Finding.ts'
import { parseProofs } from './proofs.ts'
import { readTestTitles } from './readTestTitles.ts'

const listed = (...all: string[]) => ({ path: 'l.md', text: all.map((line) => `- ${line}`).join('\n') })
const messages = (findings: Finding[]) => findings.map(({ message }) => message)
const provedBy = (path: string, ...ids: string[]) => ({ path, line: 1, title: 'x', ids })

test.each([
  ['a.test.ts', "// proves 1§2.1, D38.1\ntest('signs in', run)", 'signs in'],
  ['a.test.ts', "  // proves 1§2.1, D38.1\n  // Why so.\n  it('signs in', run)", 'signs in'],
  ['a.test.ts', "// proves 1§2.1, D38.1\ntest.each([\n  ['a', 1],\n])('signs in as %s', run)", 'signs in as %s'],
  ['X.stories.tsx', '// proves 1§2.1, D38.1\nexport const Typical: Story = {\n  play: async () => {},\n}', 'Typical'],
  ['X.stories.tsx', '// proves 1§2.1, D38.1\n/** So. */\nexport const Own: Story = {\n  play: run,\n}', 'Own'],
])('in %s %j says what it proves', (path, text, title) => {
  expect(parseProofs({ path, text })).toEqual({
    findings: [],
    proofs: [{ path, line: 1, title, ids: ['1§2.1', 'D38.1'] }],
  })
})

test.each([
  ['a test that is gone', "// proves 1§2.1\nconst signIn = run\ntest('signs in', run)"],
  ['no test at all', '// proves 1§2.1'],
])('what stands above %s proves nothing', (_, text) => {
  const { proofs: none, findings } = parseProofs({ path: 'a.test.ts', text })
  expect(none).toEqual([])
  expect(messages(findings)).toEqual(['These words stand above no test and no story.'])
})

test('the table has each line with all that proves it', () => {
  const lines = { path: 'l.md', text: '## One\n\n- `1§1` Says | this.\n- `1§2` That.\n' }
  const table = formatSpecCoverage(lines, [provedBy('b.test.ts', '1§1'), provedBy('a.test.ts', '1§1', '1§2')])
  expect(table.split('\n').slice(-5, -1)).toEqual([
    '| Line | What it says | Proved by |',
    '| --- | --- | --- |',
    '| `1§1` | Says \\| this. | `a.test.ts › x` · `b.test.ts › x` |',
    '| `1§2` | That. | `a.test.ts › x` |',
  ])
})

test.each([
  ["test('one', run)", 'one'],
  ["  it('one', run)", 'one'],
  ["test.for(rows)('one %s', run)", 'one %s'],
  ["test.each([\n  ['a', 1],\n  ['b', (2)],\n])('one %s', run)", 'one %s'],
  ["describe.each(places)('on $name', run)", 'on $name'],
  ['test("one’s \'own\'", run)', "one’s 'own'"],
  ["test('it\\'s one', run)", "it's one"],
  ["test.each<[string, number]>([['a', 1]])(\n  'one',\n  run,\n)", 'one'],
])('the title of %s', (text, title) => {
  expect(readTestTitles(text)).toEqual([title])
})

test('a story that asserts nothing is no proof', () => {
  const stories = [
    '// proves 1§2.1\nexport const Typical: Story = {\n  play: async () => {},\n}',
    '// proves 1§2.2\nexport const LongText: Story = { args: { course: empty } }',
    '// proves 1§2.3\nexport const Narrow: Story = { ...Typical, globals: phone }',
  ]
  const { proofs: found, findings } = parseProofs({ path: 'X.stories.tsx', text: stories.join('\n') })
  expect(found.map(({ title }) => title)).toEqual(['Typical', 'Narrow'])
  expect(messages(findings)).toEqual(['The story “LongText” asserts nothing.'])
})

test('a line without a proof is found, and a proof of a line that is not there', () => {
  const all = listed('`1§2.1` Signs in.', '`1§2.2` Signs out.', '`1§2.3` silent (D 39): The server.')
  const found = (...ids: string[]) => messages(findUncoveredLines(all, [provedBy('a.test.ts', ...ids)]))
  expect(found('1§2.1', '1§2.2')).toEqual([])
  expect(found('1§2.1')).toEqual(['1§2.2 has no proof.'])
  expect(found('1§2.1', '1§2.2', '1§2.3', '1§9.9')).toEqual([
    '1§2.3 is no line that has to be proved.',
    '1§9.9 is no line that has to be proved.',
  ])
})

test('a call needs a proof on both sides, in files that name it', () => {
  const name = 'GET course/outlines/{courseId}'
  const [app, server] = ['packages/app/a.test.tsx', 'packages/server/s.test.ts']
  const found = (texts: Record<string, string>, ...paths: string[]) =>
    messages(
      findUnprovedCalls(
        [{ name, operationId: 'listOutlines' }],
        paths.map((path) => provedBy(path, name)),
        (path) => texts[path],
      ),
    )
  const lacks = (side: string) => `${name} has no proof in the ${side} that names it.`
  const named = { [app]: '/api/course/outlines/1', [server]: "ask('listOutlines')" }
  expect(found(named, app, server)).toEqual([])
  expect(found({ ...named, [app]: '/api/course/get' }, app, server)).toEqual([lacks('app')])
  expect(found(named)).toEqual([lacks('app'), lacks('server')])
})
