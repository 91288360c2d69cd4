import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brokenProofs } from './houseRules/coverageRows.ts'
import { fileRules } from './houseRules/fileRules.ts'
import type { Finding } from './houseRules/Finding.ts'
import { literalTexts } from './houseRules/literalTexts.ts'
import { missingStories } from './houseRules/screenStories.ts'
import { allSources, read } from './houseRules/sources.ts'
import { root } from './run.ts'

const sources = allSources()
const isShown = (path: string) => /^packages\/ui\/src\/.*\.tsx$/.test(path) && !/\.(stories|test)\.tsx$/.test(path)
const told = (findings: Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`)
const lengthOf = (text: string) => text.trimEnd().split('\n').length

describe('the whole house', () => {
  test.each(fileRules)('$name', ({ holdsFor, check }) => {
    expect(told(sources.filter(({ path }) => holdsFor(path)).flatMap(check))).toEqual([])
  })

  test('words go through Lingui', () => {
    expect(told(sources.filter(({ path }) => isShown(path)).flatMap(literalTexts))).toEqual([])
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

  test('every proof of the coverage table is there', () => {
    const textOf = (path: string) => (existsSync(join(root, path)) ? read(path).text : undefined)
    const coverage = read('docs/spec-coverage.md')
    expect(coverage.text).toContain(' › ')
    expect(told(brokenProofs(coverage, textOf))).toEqual([])
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
    ['no barrels', 'export {}'],
  ])('%s refuses %s', (name, text) => {
    expect(rule(name).check(inUi(text))).toHaveLength(1)
  })

  test.each([
    ['logical sides only', 'margin-inline-start: 4px; inset-inline-end: 0;'],
    ['colours live in the theme', 'color: ${tokens.color.danger};'],
    ['no clock in the library', 'const at = new Date(props.now)'],
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

  test('a proof that is gone is found', () => {
    const coverage = { path: 'c.md', text: '| 1§2 | `a.test.ts › signs in` | `gone.ts › x` |' }
    expect(brokenProofs(coverage, (path) => (path === 'a.test.ts' ? "test('signs out')" : undefined))).toHaveLength(2)
    expect(brokenProofs(coverage, () => 'signs in x')).toEqual([])
  })
})
