import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findInvalidDecisions, readDecisionNumbers } from './repoChecks/citedDecisions.ts'
import { fileRules, findMissingStories } from './repoChecks/fileRules.ts'
import { type Finding, readDocuments, readSources, readSource } from './repoChecks/sources.ts'
import { findDiscouragedTerms, readDiscouragedTerms } from './repoChecks/findDiscouragedTerms.ts'
import { findLiteralTexts } from './repoChecks/findLiteralTexts.ts'
import { root } from './run.ts'
import { SPECIFICATION } from './specCoverage/specification.ts'

const sources = readSources()
const isShown = (path: string) =>
  /^packages\/ui\/src\/.*\.tsx$/.test(path) && !/(\.(stories|test)|StoryHelpers)\.tsx$/.test(path)
const told = (findings: Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`)
const lengthOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s*\/\/ proves /.test(line)).length

describe('the repository', () => {
  test.each(fileRules)('$name', ({ holdsFor, check }) => {
    expect(told(sources.filter(({ path }) => holdsFor(path)).flatMap(check))).toEqual([])
  })

  test('UI texts are translated with Lingui', () => {
    expect(told(sources.filter(({ path }) => isShown(path)).flatMap(findLiteralTexts))).toEqual([])
  })

  test('Urdu and Arabic translations use the glossary’s terms', () => {
    const words = readDiscouragedTerms(readSource('docs/glossary.md'))
    expect(words.length).toBeGreaterThan(15)
    const catalogues = globSync(['packages/ui/src/locales/*/{ur,ar}.po', 'packages/server/src/i18n/{ur,ar}.po'], {
      cwd: root,
    })
    // Four UI catalogues and one of the server per language.
    expect(catalogues).toHaveLength(10)
    const findings = catalogues.flatMap((path) => findDiscouragedTerms(readSource(path.replaceAll('\\', '/')), words))
    expect(told(findings)).toEqual([])
  })

  test('every screen has the required stories', () => {
    const screens = sources.filter(({ path }) => /\/features\/.*Screen\.tsx$/.test(path))
    expect(screens.length).toBeGreaterThan(0)
    const findings = screens.flatMap((screen) => {
      const stories = screen.path.replace(/\.tsx$/, '.stories.tsx')
      return findMissingStories(screen, existsSync(join(root, stories)) ? readSource(stories) : undefined)
    })
    expect(told(findings)).toEqual([])
  })

  test('files have at most 250 lines', () => {
    expect(sources.filter(({ text }) => lengthOf(text) > 250).map(({ path }) => path)).toEqual([])
  })

  test('at most 9 % of the files have 25 lines or fewer', () => {
    const files = sources.filter(({ path }) => !path.includes('/migrations/'))
    const small = files.filter(({ text }) => text.split('\n').length <= 26)
    expect(small.length / files.length).toBeLessThanOrEqual(0.09)
  })

  test('decision numbers are unique, and every cited decision exists', () => {
    const documents = [...readDocuments(), readSource(SPECIFICATION)]
    const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'))
    expect(told(findInvalidDecisions(decisions, [...sources, ...documents]))).toEqual([])
    expect(readDecisionNumbers(decisions).length).toBeGreaterThan(80)
  })
})

describe('the rules', () => {
  const inUi = (text: string) => ({ path: 'packages/ui/src/components/X/X.tsx', text })
  const rule = (name: string) => fileRules.find((one) => one.name === name)!

  test.each([
    ['logical sides only', 'margin-left: 4px;'],
    ['logical sides only', '  right: 0;'],
    ['logical sides only', 'text-align: right;'],
    ['colours live in the theme', 'color: #fff;'],
    ['colours live in the theme', 'background: rgb(0 0 0 / 50%);'],
    ['imports read from the package', "import { a } from '../../forms/Submit.tsx'"],
    ['imports read from the package', "const a = import('../../../forms/Submit.tsx')"],
    ['no clock in the library', 'const now = new Date()'],
    ['the time is asked for, not handed on', '  now: Date'],
    ['no barrels', 'export {}'],
    ['limits are the contract’s', 'title: required({ max: 255 }),'],
    ['limits are the contract’s', 'times: blocks(timeRange(), 2),'],
    ['limits are the contract’s', '<RepeatableBlocks max={50}>'],
    ['a call goes by its name', "client.GET('/student-policy/get', { signal })"],
    ['a call goes by its name', "client.DELETE('/student-policy/delete/{id}', { params })"],
    ['a call goes by its name', 'fetch(`/api/class/${id}/students?fresh`)'],
    ['browsers show their scrollbars', 'const browser = await playwright.launch()'],
    ['browsers show their scrollbars', 'launchOptions: { executablePath, args }'],
    ['axe checks each component', 'export const Typical: Story = {\n  args: {},\n}'],
    [
      'axe checks each component',
      "export const Typical: Story = { tags: ['axe'] }\nexport const FieldErrors: Story = {}",
    ],
    ['axe checks each component', "export const Open: Story = { args: { tags: ['axe'] } }"],
    ['tests wait patiently', 'await expect.poll(place, { timeout: 700 }).toBe(home)'],
    ['tests wait patiently', 'await expect(name).toBeFocused({ timeout: 9_000 })'],
    ['tests wait patiently', 'expect(performance.now() - start).toBeLessThan(100)'],
    ['tests wait patiently', 'expect(Date.now() - start).toBeLessThanOrEqual(100)'],
  ])('%s rejects %s', (name, text) => {
    expect(rule(name).check(inUi(text))).toHaveLength(1)
  })

  test.each([
    ['logical sides only', 'margin-inline-start: 4px; inset-inline-end: 0;'],
    ['colours live in the theme', 'color: ${tokens.color.danger};'],
    ['no clock in the library', 'const at = new Date(props.now)'],
    ['limits are the contract’s', 'title: required({ max: limits.attendance.max - 1 }),'],
    ['a call goes by its name', "useApiQuery('listPolicies'); navigate('/admin/policy'); href('/teacher/classes')"],
    ['the time is asked for, not handed on', 'const now: Date = useNow()'],
    ['browsers show their scrollbars', 'const browser = await playwright.launch(await getLaunchOptions())'],
    ['browsers show their scrollbars', 'launchOptions: { ...browser, args }'],
    ['axe checks each component', "export const Open: Story = {\n  tags: ['axe'],\n}\nexport const Empty: Story = {}"],
    ['tests wait patiently', 'await expect.poll(place, { timeout: 20_000 }).toBe(home)'],
    ['tests wait patiently', 'await expect.poll(place, { timeout: 20000 }).toBe(home)'],
    ['tests wait patiently', 'expect(performance.now() - start).toBeGreaterThan(100)'],
  ])('%s accepts %s', (name, text) => {
    expect(rule(name).check(inUi(text))).toEqual([])
  })

  test('findUntranslatedTexts finds literals in JSX and text props, not translated ones', () => {
    const found = (text: string) => findLiteralTexts(inUi(text)).length
    expect(found('const a = <p>Save now</p>')).toBe(1)
    expect(found('const a = <Field label="Name" />')).toBe(1)
    expect(found('const a = <p><Trans>Save now</Trans></p>')).toBe(0)
    expect(found('const a = <Field id="name">{t`Name`} – 5</Field>')).toBe(0)
  })

  test('the required stories of a screen depend on its props', () => {
    const screen = { path: 'a/XScreen.tsx', text: 'props: { rows: Remote<Row[]> }' }
    expect(findMissingStories(screen, undefined)).toHaveLength(1)
    const stories = { path: 'a/XScreen.stories.tsx', text: 'export const Typical = {}\nexport const Loading = {}' }
    expect(findMissingStories(screen, stories).map(({ message }) => message)).toEqual([
      'XScreen.tsx has no story “Failed”.',
      'XScreen.tsx has no story “LongText”.',
      'XScreen.tsx has no story “Empty”.',
    ])
  })

  const messages = (findings: Finding[]) => findings.map(({ message }) => message)

  test('citations of missing decisions are found in long and short form', () => {
    const decisions = [{ path: 'd.md', text: '# D\n\n## 1 · One\n\n## 2 · Two\n\n## 3 · Three\n' }]
    const found = (path: string, text: string) => messages(findInvalidDecisions(decisions, [{ path, text }]))
    expect(found('a.ts', '// as it is decided (decisions 1, 2 and 3), D9')).toEqual([])
    expect(found('a.ts', '// Decision 4: so')).toEqual(['There is no decision 4.'])
    const missing = [4, 5, 6].map((number) => `There is no decision ${number}.`)
    expect(found('a.md', '`D4.1` silent (D 5): D 1–6')).toEqual(missing)
    expect(found('a.yaml', '`D4.1` silent: D 5, D 1–6')).toEqual(missing)
  })

  test('duplicate decision numbers and headings without a number are found', () => {
    const decisions = ['## 3 · Three\n\nText.\n\n## 1 · One\n', '## 3 · Again\n\n## Four\n']
    const sources = decisions.map((text, index) => ({ path: `${index}.md`, text }))
    expect(findInvalidDecisions(sources, [])).toEqual([
      { path: '1.md', line: 3, message: 'This heading has no number.' },
      { path: '1.md', line: 1, message: 'There are two decisions 3.' },
    ])
  })
})
