import { calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { addressesByRole } from '../packages/app/src/addresses/addressesByRole.ts'
import { publicPaths } from '../packages/app/src/addresses/public.ts'
import { classifyPath } from '../packages/server/src/http/classifyPath.ts'
import { normalizePhoneForSearch } from '@maktab/shared/normalizeForSearch'
import {
  type SearchTerm,
  type ParsedSearch,
  parseSearch as termsOfServer,
} from '../packages/server/src/lists/parseSearch.ts'
import { createSearchText } from '../packages/server/src/lists/ListDefinition.ts'
import { parseSearch as termsOfList } from '../packages/ui/src/components/DataTable/search/createRowSearch.ts'
import { shouldCreatePictures, printoutCases } from '../packages/app/e2e/papers/printoutCases.ts'
import { readSources } from './repoChecks/sources.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const roles = [...new Set(Object.values(calls).flatMap((call) => call.roles))]

test('the server knows the first segment of every app route', () => {
  const { home, dashboard, signIn, registerAfterTrial, ...others } = publicPaths
  const paths = [signIn(), registerAfterTrial('unknown'), ...roles.flatMap((role) => [home(role), dashboard(role)])]
  const ofRoles = Object.values(addressesByRole).flatMap((pages) => Object.values(pages).map(({ path }) => path))
  for (const address of [...paths, ...ofRoles, ...Object.values(others).map((path) => path())]) {
    const [path = ''] = address.split('?')
    expect(classifyPath(path), path).toBe('page')
  }
  expect(roles.length).toBe(3)
})

const before = ['', '+92 ', '0092', '0', '(0)', '+', '+92 (0)']
const after = ['', '1', '12', '300', '300-12', '300 1234567', '3001234567', '7 1234567', '1234567', '٣٠٠ ١٢٣٤٥٦٧']
const numbers = before.flatMap((one) => after.map((other) => one + other))
const words = ['', 'Zaynab', 'محمّد', 'STD-12', '12 300', 'a_b%']
const rows = numbers.flatMap((phone, at) =>
  words.map((word) => ({ word, phones: `${phone}\n${numbers[at * 7] ?? ''}` })),
)
// The server's search text contains the digits of telephone numbers.
const found = rows.map(({ word, phones }) => {
  const lines = phones.split('\n').flatMap((line) => normalizePhoneForSearch(line) || [])
  return { text: createSearchText([word], [phones]), phones: lines.map((line) => `\n${line}`).join('') }
})
const searches = [
  ...numbers,
  ...words,
  'zaynab 300',
  '12 +92',
  '92 300 1234567',
  '300 محمد',
  '12 12',
  '0 300 123',
  '1234567 300',
  '% _',
  '+',
  '((',
]

/** Matches like SQL LIKE: the parts between wildcards occur in order. */
function isLike(text: string, pattern: string): boolean {
  let at = 0
  return pattern.split('%').every((part) => {
    const found = text.indexOf(part, at)
    at = found + part.length
    return found !== -1
  })
}

/** Whether the server's search matches a row, and whether its index does. */
function findOnServer(text: string, { near, exact }: ParsedSearch): { isFound: boolean; isNear: boolean } {
  const fits = (term: SearchTerm) => term.some((pattern) => isLike(text, pattern))
  const isNear = near.every(fits)
  if (!exact) return { isFound: isNear, isNear }
  return { isFound: exact.words.every(fits) || (exact.phone !== undefined && fits(exact.phone)), isNear }
}

test('server search and client search match the same names and telephone numbers', () => {
  const [wrong, missed]: [string[], string[]] = [[], []]
  let count = 0
  for (const search of searches) {
    const asks = termsOfList(search)
    const terms = termsOfServer(search) ?? { near: [] }
    for (const { text, phones } of found) {
      const isFoundByList = asks?.({ text, phones }) ?? true
      const { isFound, isNear } = findOnServer(text, terms)
      const description = `${search} in ${text}`
      if (isFound !== isFoundByList) wrong.push(description)
      // The index may match too many rows, never too few.
      if (isFound && !isNear) missed.push(description)
      if (isFound) count += 1
    }
  }
  expect(wrong).toEqual([])
  expect(missed).toEqual([])
  expect(count).toBeGreaterThan(1000)
})

const nameOf = (path: string) => path.split('/').at(-1)!.replace('.tsx', '')
const sources = readSources().filter(({ path }) => /^packages\/ui\/src\/.*(?<!\.stories)\.tsx$/.test(path))
/** The components that render a printed document. */
const kinds = sources.flatMap(({ text }) => {
  const functions = text.split(/^(?:export )?function /m).slice(1)
  return functions.filter((one) => /<PrintDocument\b/.test(one)).map((one) => /^\w+/.exec(one)?.[0] ?? '')
})
const laid = sources.flatMap(({ path, text }) =>
  kinds.filter((kind) => new RegExp(`<${kind}\\b`).test(text)).map((kind) => `${kind} on ${nameOf(path)}`),
)

// proves X84
test('the print journey prints every document on every screen that shows it', () => {
  expect(kinds.length).toBeGreaterThan(2)
  const printed = new Set(Object.values(printoutCases).map(({ component, screen }) => `${component} on ${screen}`))
  expect([...printed].toSorted()).toEqual([...new Set(laid)].toSorted())
})

// proves X84
test('a missing picture of a printed document is written locally and fails in CI', () => {
  expect(shouldCreatePictures('receipt', false, {})).toBe(true)
  expect(shouldCreatePictures('receipt', true, {})).toBe(false)
  expect(shouldCreatePictures('receipt', true, { CI: 'true' })).toBe(false)
  expect(shouldCreatePictures('receipt', true, { UPDATE_PAPERS: '1', CI: 'true' })).toBe(true)
  expect(() => shouldCreatePictures('receipt', false, { CI: 'true' })).toThrow(
    /receipt has no picture yet. Run `UPDATE_PAPERS=1/,
  )
})

/** The file has no imports, not even the contract's types. */
const ALONE = '@maktab/calendar'

type Package = { name: string; dependencies?: Record<string, string> }

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
const packages = globSync(['mocks/package.json', 'packages/*/package.json'], { cwd: root }).map(
  (path) => json(path) as Package,
)

test('type errors in the contract are reported once; dependants are checked only after it passes', () => {
  const { tasks } = json('turbo.json') as { tasks: { typecheck: { dependsOn: string[] } } }
  expect(tasks.typecheck.dependsOn).toContain('^typecheck')
  expect(packages.length).toBeGreaterThanOrEqual(5)
  const apart = packages.filter(({ dependencies = {} }) => !('@maktab/contract' in dependencies))
  expect(apart.map(({ name }) => name)).toEqual([ALONE])
})

test('each path of test:postgres matches test files', () => {
  const { scripts } = json('packages/server/package.json') as { scripts: { 'test:postgres': string } }
  const paths = scripts['test:postgres'].match(/src\/\S+/g) ?? []
  expect(paths.length).toBeGreaterThan(10)
  const tests = globSync('src/**/*.test.ts', { cwd: join(root, 'packages/server') })
  expect(paths.filter((path) => !tests.some((file) => file.replaceAll('\\', '/').startsWith(path)))).toEqual([])
})
