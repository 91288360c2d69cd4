import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '@maktab/contract/calls'
import { decisionNumbers, unknownDecisions } from './houseRules/citedDecisions.ts'
import { unprovedCalls, uncoveredLines } from './houseRules/coverageGaps.ts'
import { brokenProofs } from './houseRules/coverageRows.ts'
import { fileRules } from './houseRules/fileRules.ts'
import type { Finding } from './houseRules/Finding.ts'
import { misnamed, wordsToAvoid } from './houseRules/glossary.ts'
import { literalTexts } from './houseRules/literalTexts.ts'
import { missingStories } from './houseRules/screenStories.ts'
import { allDocuments, allSources, read } from './houseRules/sources.ts'
import { brokenLines, specLines } from './houseRules/specLines.ts'
import { titlesIn } from './houseRules/titlesIn.ts'
import { root } from './run.ts'

const sources = allSources()
const isShown = (path: string) => /^packages\/ui\/src\/.*\.tsx$/.test(path) && !/\.(stories|test)\.tsx$/.test(path)
const told = (findings: Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`)
const lengthOf = (text: string) => text.trimEnd().split('\n').length
const textOf = (path: string) => (existsSync(join(root, path)) ? read(path).text : undefined)
const coverage = read('docs/spec-coverage.md')
const lines = read('docs/spec-lines.md')
const specifiedCalls = read('openapi/calls.txt').text.trim().split('\n')

describe('the whole house', () => {
  test.each(fileRules)('$name', ({ holdsFor, check }) => {
    expect(told(sources.filter(({ path }) => holdsFor(path)).flatMap(check))).toEqual([])
  })

  test('words go through Lingui', () => {
    expect(told(sources.filter(({ path }) => isShown(path)).flatMap(literalTexts))).toEqual([])
  })

  test('Urdu and Arabic have the words of the glossary', () => {
    const words = wordsToAvoid(read('docs/glossary.md'))
    expect(words.length).toBeGreaterThan(15)
    const catalogues = globSync(
      ['packages/ui/src/locales/*/{ur,ar}.po', 'packages/server/src/{words/*Words,words/labels,mail/mailWords}.ts'],
      { cwd: root },
    )
    expect(catalogues.length).toBeGreaterThan(12)
    const findings = catalogues.flatMap((path) => misnamed(read(path.replaceAll('\\', '/')), words))
    expect(told(findings)).toEqual([])
  })

  test('every screen has its stories', () => {
    const screens = sources.filter(({ path }) => /\/screens\/.*Screen\.tsx$/.test(path))
    expect(screens.length).toBeGreaterThan(0)
    const findings = screens.flatMap((screen) => {
      const stories = screen.path.replace(/\.tsx$/, '.stories.tsx')
      return missingStories(screen, existsSync(join(root, stories)) ? read(stories) : undefined)
    })
    expect(told(findings)).toEqual([])
  })

  test('files stay small', () => {
    const lengths = sources.map(({ text }) => lengthOf(text)).toSorted((one, other) => one - other)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60)
    expect(sources.filter(({ text }) => lengthOf(text) > 250).map(({ path }) => path)).toEqual([])
  })

  test('every proof of the coverage table is there, and a story among them asserts something', () => {
    expect(told(brokenProofs(coverage, textOf))).toEqual([])
  })

  test('every decision that is cited is in the one list of them, and every record has its number there', () => {
    const decisions = read('docs/decisions.md')
    expect(told(unknownDecisions(decisions, [...sources, ...allDocuments()]))).toEqual([])
    const records = allDocuments().flatMap(({ path }) => /^docs\/(records\/.*)$/.exec(path)?.[1] ?? [])
    const linked = [...decisions.text.matchAll(/\[record\]\(([^)]+)\)/g)].map(([, path]) => path)
    expect(linked.toSorted()).toEqual(records.toSorted())
    expect(decisionNumbers(decisions).length).toBeGreaterThan(80)
  })

  test('every line of the specification has a proof, and each row names lines that are there', () => {
    expect(specLines(lines).length).toBeGreaterThan(500)
    expect(told([...brokenLines(lines), ...uncoveredLines(lines, coverage)])).toEqual([])
  })

  test('every call of the specification is proved in the app and on the server', () => {
    const operations = new Map(
      Object.entries(calls).map(([id, { method, path }]) => [`${method} ${path.slice(1)}`, id]),
    )
    const named = specifiedCalls.map((name) => ({ name, operationId: operations.get(name) ?? '' }))
    expect(named).toHaveLength(69)
    expect(named.filter(({ operationId }) => operationId === '')).toEqual([])
    expect(named.filter(({ name }) => !specLines(lines).some(({ id }) => id === name))).toEqual([])
    expect(told(unprovedCalls(named, coverage, textOf))).toEqual([])
  })
})

describe('the rules themselves', () => {
  const inUi = (text: string) => ({ path: 'packages/ui/src/components/X/X.tsx', text })
  const rule = (name: string) => fileRules.find((one) => one.name === name)!

  test.each([
    ['logical sides only', 'margin-left: 4px;'],
    ['logical sides only', '  right: 0;'],
    ['logical sides only', 'text-align: right;'],
    ['colours live in the theme', 'color: #fff;'],
    ['colours live in the theme', 'background: rgb(0 0 0 / 50%);'],
    ['no clock in the library', 'const now = new Date()'],
    ['the time is asked for, not handed on', '  now: Date'],
    ['no barrels', 'export {}'],
    ['limits are the contract’s', 'title: required({ max: 255 }),'],
    ['limits are the contract’s', 'times: blocks(timeRange(), 2),'],
    ['limits are the contract’s', '<RepeatableBlocks max={50}>'],
    ['a call goes by its name', "client.GET('/student-policy/get', { signal })"],
    ['a call goes by its name', "client.DELETE('/student-policy/delete/{id}', { params })"],
    ['a call goes by its name', 'fetch(`/api/class/${id}/students?fresh`)'],
    ['tests wait patiently', 'await expect.poll(place, { timeout: 700 }).toBe(home)'],
    ['tests wait patiently', 'await expect(name).toBeFocused({ timeout: 9_000 })'],
    ['tests wait patiently', 'expect(performance.now() - start).toBeLessThan(100)'],
    ['tests wait patiently', 'expect(Date.now() - start).toBeLessThanOrEqual(100)'],
  ])('%s refuses %s', (name, text) => {
    expect(rule(name).check(inUi(text))).toHaveLength(1)
  })

  test.each([
    ['logical sides only', 'margin-inline-start: 4px; inset-inline-end: 0;'],
    ['colours live in the theme', 'color: ${tokens.color.danger};'],
    ['no clock in the library', 'const at = new Date(props.now)'],
    ['limits are the contract’s', 'title: required({ max: limits.attendance.max - 1 }),'],
    ['a call goes by its name', "useRead('listPolicies'); navigate('/admin/policy'); href('/teacher/classes')"],
    ['the time is asked for, not handed on', 'const now: Date = useNow()'],
    ['tests wait patiently', 'await expect.poll(place, { timeout: 20_000 }).toBe(home)'],
    ['tests wait patiently', 'await expect.poll(place, { timeout: 20000 }).toBe(home)'],
    ['tests wait patiently', 'expect(performance.now() - start).toBeGreaterThan(100)'],
  ])('%s lets %s pass', (name, text) => {
    expect(rule(name).check(inUi(text))).toEqual([])
  })

  test('a literal between tags or in a spoken prop is found, a translated one is not', () => {
    const found = (text: string) => literalTexts(inUi(text)).length
    expect(found('const a = <p>Save now</p>')).toBe(1)
    expect(found('const a = <Field label="Name" />')).toBe(1)
    expect(found('const a = <p><Trans>Save now</Trans></p>')).toBe(0)
    expect(found('const a = <Field id="name">{t`Name`} – 5</Field>')).toBe(0)
  })

  test('a screen owes stories for what it takes', () => {
    const screen = { path: 'a/XScreen.tsx', text: 'props: { rows: Remote<Row[]> }' }
    expect(missingStories(screen, undefined)).toHaveLength(1)
    const stories = { path: 'a/XScreen.stories.tsx', text: 'export const Typical = {}\nexport const Loading = {}' }
    expect(missingStories(screen, stories).map(({ message }) => message)).toEqual([
      'XScreen.tsx has no story “Failed”.',
      'XScreen.tsx has no story “LongText”.',
      'XScreen.tsx has no story “Empty”.',
    ])
  })

  const table = (...rows: string[]) => ({ path: 'c.md', text: rows.join('\n') })
  const listed = (...all: string[]) => ({ path: 'l.md', text: all.map((line) => `- ${line}`).join('\n') })
  const messages = (findings: Finding[]) => findings.map(({ message }) => message)

  test('a proof that is gone is found', () => {
    const rows = table('| `1§2.1` | Signs in | `a.test.ts › signs in` · `gone.ts › x` |')
    expect(brokenProofs(rows, (path) => (path === 'a.test.ts' ? "test('signs out', run)" : undefined))).toHaveLength(2)
    expect(brokenProofs(rows, () => "test('signs in', run)\ntest('x', run)")).toEqual([])
    expect(brokenProofs(table('| Privacy | Covered | `gone.ts › x` |'), () => undefined)).toHaveLength(1)
  })

  test.each([
    ['words in a file that are no title', "import { signsIn } from './signs in'\nexpect('signs in').toBe(1)"],
    ['a part of a title', "test('signs in and out', run)"],
    ['a row of a table', "test.each([['signs in', 1]])('%s', run)"],
    ['a comment', '// signs in'],
  ])('%s are no proof', (_, text) => {
    const rows = table('| `1§2.1` | Signs in | `a.test.ts › signs in` |')
    expect(messages(brokenProofs(rows, () => text))).toEqual(['a.test.ts has no test “signs in”.'])
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
    expect(titlesIn(text)).toEqual([title])
  })

  test('a decision that is not in the list is found, in words and in short', () => {
    const decisions = { path: 'd.md', text: '# D\n1. One.\n2. Two.\n3. Three.' }
    const found = (path: string, text: string) => messages(unknownDecisions(decisions, [{ path, text }]))
    expect(found('a.ts', '// as it is decided (decisions 1, 2 and 3), D9')).toEqual([])
    expect(found('a.ts', '// Decision 4: so')).toEqual(['There is no decision 4.'])
    expect(found('a.md', '`D4.1` silent (D 5): D 1–6')).toEqual(
      [4, 5, 6].map((number) => `There is no decision ${number}.`),
    )
    expect(messages(unknownDecisions({ path: 'd.md', text: '1. One.\n3. Three.' }, []))).toEqual([
      'Number 2 should stand where 3 does.',
    ])
  })

  test('a story that asserts nothing is no proof', () => {
    const proved = (story: string, text: string) =>
      messages(brokenProofs(table(`| \`1§2.1\` | It | \`X.stories.tsx › ${story}\` |`), () => text))
    const text = [
      'export const Typical: Story = {\n  play: async () => {},\n}',
      'export const LongText: Story = { args: { course: empty } }',
      'export const Narrow: Story = { ...Typical, globals: phone }',
    ].join('\n')
    expect(proved('Typical', text)).toEqual([])
    expect(proved('Narrow', text)).toEqual([])
    expect(proved('LongText', text)).toEqual(['The story “LongText” of X.stories.tsx asserts nothing.'])
    expect(proved('Typ', text)).toEqual(['X.stories.tsx has no story “Typ”.'])
  })

  test('a line without a proof is found, and a row of a line that is not there', () => {
    const all = listed('`1§2.1` Signs in.', '`1§2.2` Signs out.', '`1§2.3` silent (D 39): The server.')
    const proof = '`a.test.ts › x`'
    const found = (...rows: string[]) => messages(uncoveredLines(all, table(...rows)))
    expect(found(`| \`1§2.1\` \`1§2.2\` | Both | ${proof} |`)).toEqual([])
    expect(found(`| \`1§2.1\` | One | ${proof} |`, '| `1§2.2` | Other | |')).toEqual(['1§2.2 has no proof.'])
    expect(found(`| \`1§2.1\` \`1§2.2\` \`1§2.3\` \`1§9.9\` | All | ${proof} |`)).toEqual([
      '1§2.3 is no line that has to be proved.',
      '1§9.9 is no line that has to be proved.',
    ])
  })

  test('a line is there once, with an id', () => {
    expect(brokenLines(listed('`1§2.1` Signs in.', '`1§2.2` Signs out.'))).toEqual([])
    expect(messages(brokenLines(listed('`1§2.1` Signs in.', '`1§2.1` Signs out.', 'Words')))).toEqual([
      '1§2.1 is there already.',
      'This line has no id.',
    ])
  })

  test('a call needs a proof on both sides, in files that name it', () => {
    const named = [{ name: 'GET course/outlines/{courseId}', operationId: 'listOutlines' }]
    const [app, server] = ['packages/app/a.test.tsx', 'packages/server/s.test.ts']
    const found = (row: string, texts: Record<string, string>) =>
      messages(unprovedCalls(named, table(row), (path) => texts[path]))
    const both = `| \`GET course/outlines/{courseId}\` | \`${app} › x\` | \`${server} › y\` |`
    const lacks = (side: string) => `GET course/outlines/{courseId} has no proof in the ${side} that names it.`
    expect(found(both, { [app]: '/api/course/outlines/1', [server]: "ask('listOutlines')" })).toEqual([])
    expect(found(both, { [app]: '/api/course/get', [server]: 'listOutlines' })).toEqual([lacks('app')])
    expect(found('| `GET course/get` | | |', {})).toEqual([lacks('app'), lacks('server')])
  })
})
