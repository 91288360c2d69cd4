import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '@maktab/contract/calls'
import { type Finding, readSource, readSources } from '../repoChecks/sources.ts'
import { root } from '../run.ts'
import { findUncoveredLines, findUncoveredCalls, formatSpecCoverage, parseProofs, readTestTitles } from './coverage.ts'
import { parseSpecification, readSpecification } from './specification.ts'

const messages = (findings: Finding[]) => findings.map(({ message }) => message)
const located = (findings: Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`)
const provedBy = (path: string, ...ids: string[]) => ({ path, line: 1, title: 'x', ids })

describe('this repository', () => {
  const lines = readSpecification()
  const read = readSources().map(parseProofs)
  const proofs = read.flatMap((found) => found.proofs)

  test('every “proves” comment is above a test, or a story with assertions', () => {
    expect(proofs.length).toBeGreaterThan(600)
    expect(located(read.flatMap(({ findings }) => findings))).toEqual([])
  })

  test('every line of the specification has a proof, and every proof names an existing line', () => {
    expect(lines.length).toBeGreaterThan(500)
    expect(located(findUncoveredLines(lines, proofs))).toEqual([])
  })

  test('every call of the specification is proved in the app and on the server', () => {
    const operations = new Map(
      Object.entries(calls).map(([id, { method, path }]) => [`${method} ${path.slice(1)}`, id]),
    )
    const names = readSource('openapi/calls.txt').text.trim().split('\n')
    const named = names.map((name) => ({ name, operationId: operations.get(name) ?? '' }))
    const textOf = (path: string) => (existsSync(join(root, path)) ? readSource(path).text : undefined)
    expect(named).toHaveLength(69)
    expect(named.filter(({ operationId }) => operationId === '')).toEqual([])
    expect(named.filter(({ name }) => !lines.some(({ id }) => id === name))).toEqual([])
    expect(located(findUncoveredCalls(named, proofs, textOf))).toEqual([])
  })
})

test('parseSpecification reads sections, lines and the decision of a silent line', () => {
  const yaml =
    '1§1 Sign-in:\n  1§1.1: Signs in.\n  1§1.2: { silent: D 39, text: Hidden. }\nCalls:\n  GET course/get: "List: all."'
  expect(parseSpecification(yaml)).toEqual([
    { id: '1§1.1', section: '1§1 Sign-in', text: 'Signs in.' },
    { id: '1§1.2', section: '1§1 Sign-in', text: 'Hidden.', silent: 'D 39' },
    { id: 'GET course/get', section: 'Calls', text: 'List: all.' },
  ])
})

test.each(['A:\n  1§1.1: One.\n  1§1.1: Two.', 'A:\n  1§1.1: One.\nB:\n  1§1.1: Two.'])(
  'parseSpecification rejects a duplicate id: %j',
  (yaml) => {
    expect(() => parseSpecification(yaml)).toThrow(/unique|duplicate/)
  },
)

test.each([
  ['a.test.ts', "// proves 1§2.1, D38.1\ntest('signs in', run)", 'signs in'],
  ['a.test.ts', "  // proves 1§2.1, D38.1\n  // Why so.\n  it('signs in', run)", 'signs in'],
  ['a.test.ts', "// proves 1§2.1, D38.1\ntest.each([\n  ['a', 1],\n])('signs in as %s', run)", 'signs in as %s'],
  ['X.stories.tsx', '// proves 1§2.1, D38.1\nexport const Typical: Story = {\n  play: async () => {},\n}', 'Typical'],
  ['X.stories.tsx', '// proves 1§2.1, D38.1\n/** So. */\nexport const Own: Story = {\n  play: run,\n}', 'Own'],
])('parseProofs reads the comment in %s: %j', (path, text, title) => {
  expect(parseProofs({ path, text })).toEqual({
    findings: [],
    proofs: [{ path, line: 1, title, ids: ['1§2.1', 'D38.1'] }],
  })
})

test.each([
  ['a test that is gone', "// proves 1§2.1\nconst signIn = run\ntest('signs in', run)"],
  ['no test at all', '// proves 1§2.1'],
])('parseProofs reports a comment above %s', (_, text) => {
  const { proofs: none, findings } = parseProofs({ path: 'a.test.ts', text })
  expect(none).toEqual([])
  expect(messages(findings)).toEqual(['No test or story follows this “proves” comment.'])
})

test('formatSpecCoverage lists each line with its proofs', () => {
  const lines = parseSpecification('One:\n  1§1: Says | this.\n  1§2: That.\n  1§3: { silent: D 39, text: Hidden. }')
  const table = formatSpecCoverage(lines, [provedBy('b.test.ts', '1§1'), provedBy('a.test.ts', '1§1', '1§2')])
  expect(table.split('\n').slice(2, -1)).toEqual([
    '## One',
    '',
    '| Line | Requirement | Proved by |',
    '| --- | --- | --- |',
    '| `1§1` | Says \\| this. | `a.test.ts › x` · `b.test.ts › x` |',
    '| `1§2` | That. | `a.test.ts › x` |',
    '| `1§3` | Hidden. | not needed (D 39) |',
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
])('readTestTitles reads %s', (text, title) => {
  expect(readTestTitles(text)).toEqual([title])
})

test('parseProofs reports a story without assertions', () => {
  const stories = [
    '// proves 1§2.1\nexport const Typical: Story = {\n  play: async () => {},\n}',
    '// proves 1§2.2\nexport const LongText: Story = { args: { course: empty } }',
    '// proves 1§2.3\nexport const Narrow: Story = { ...Typical, globals: phone }',
  ]
  const { proofs: found, findings } = parseProofs({ path: 'X.stories.tsx', text: stories.join('\n') })
  expect(found.map(({ title }) => title)).toEqual(['Typical', 'Narrow'])
  expect(messages(findings)).toEqual(['Story “LongText” asserts nothing.'])
})

test('findUncoveredLines reports a line without a proof, and a proof of a missing or silent line', () => {
  const all = parseSpecification(
    'A:\n  1§2.1: Signs in.\n  1§2.2: Signs out.\n  1§2.3: { silent: D 39, text: The server. }',
  )
  const found = (...ids: string[]) => messages(findUncoveredLines(all, [provedBy('a.test.ts', ...ids)]))
  expect(found('1§2.1', '1§2.2')).toEqual([])
  expect(found('1§2.1')).toEqual(['1§2.2 has no proof.'])
  const needless = (id: string) => `${id} doesn’t exist in tools/specCoverage/specification.yaml or needs no proof.`
  expect(found('1§2.1', '1§2.2', '1§2.3', '1§9.9')).toEqual([needless('1§2.3'), needless('1§9.9')])
})

test('findUnprovedCalls requires a proof in the app and in the server, in files that name the call', () => {
  const name = 'GET course/outlines/{courseId}'
  const [app, server] = ['packages/app/a.test.tsx', 'packages/server/s.test.ts']
  const found = (texts: Record<string, string>, ...paths: string[]) =>
    messages(
      findUncoveredCalls(
        [{ name, operationId: 'listOutlines' }],
        paths.map((path) => provedBy(path, name)),
        (path) => texts[path],
      ),
    )
  const lacks = (side: string) => `${name} has no proof in packages/${side} that names the call.`
  const named = { [app]: '/api/course/outlines/1', [server]: "api('listOutlines')" }
  expect(found(named, app, server)).toEqual([])
  expect(found({ ...named, [app]: '/api/course/get' }, app, server)).toEqual([lacks('app')])
  expect(found(named)).toEqual([lacks('app'), lacks('server')])
})
