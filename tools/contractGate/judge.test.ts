import { klona } from 'klona'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { all, call, type Changing, contract, drop, set, tell, text } from './changeCopy.ts'
import { linesFor } from './changelog.ts'
import { compareContracts } from './compareContracts.ts'
import { asText, contractOfNow, releasedContract, releasedFile } from './contracts.ts'
import { judge } from './judge.ts'
import { readersOf } from './readers.ts'
import { versionAfter, withRelease } from './release.ts'

const { version } = contract.info
const changelog = (unreleased: string) =>
  `# Changes\n\n## Unreleased\n\n${unreleased}\n## ${version} (2026-11-22)\n\n- \`listPolicies\`: \`title\` is gone.\n`
const changedBy = (change: Changing) => {
  const now = klona(contract)
  change(now)
  return now
}
const judged = (change: Changing, unreleased = '') =>
  judge({ released: contract, now: changedBy(change), changelog: changelog(unreleased) }).join('\n')

test('a contract that has not changed needs no word', () => {
  expect(judged(() => undefined)).toBe('')
})

test('what breaks is told with the pages and screens that read it, and with the line to paste', () => {
  const told = judged(drop('Policy.title'))
  expect(told).toContain('listPolicies 200.policy[].title is gone')
  expect(told).toMatch(/pages: .*admin\/PoliciesContainer/)
  expect(told).toMatch(/pages: .*student\/PoliciesContainer/)
  expect(told).toMatch(/screens: .*admin\/PoliciesScreen/)
  expect(told).toMatch(/title: .*PoliciesTable\.tsx/)
  expect(told).toContain('### Breaking\n\n- `listPolicies`: `title` is gone.')
})

test('what is only added is told by the line to paste', () => {
  const told = judged(set('Policy.heading', text))
  expect(told).toContain('### Added\n\n- `listPolicies`: `heading` is new.')
  expect(told).not.toMatch(/breaks|pages:/)
})

test.each([
  [
    'under its heading',
    drop('Policy.title'),
    '### Breaking\n\n- The name left `listPolicies`:\n  `title` said what `description` says.\n',
    true,
  ],
  ['under the heading of additions', drop('Policy.title'), '### Added\n\n- `listPolicies`: `title` is gone.\n', false],
  ['without its field', drop('Policy.title'), '### Breaking\n\n- `listPolicies` is another.\n', false],
  ['of another call', drop('Policy.title'), '### Breaking\n\n- `listEvents`: `title` is gone.\n', false],
  ['in two lines', drop('Policy.title'), '### Breaking\n\n- `listPolicies` is another.\n- `title` is gone.\n', false],
  ['of an addition', set('Policy.heading', text), '### Added\n\n- `listPolicies` says its `heading`.\n', true],
  [
    'of an addition beside what breaks',
    set('Policy.heading', text),
    '### Breaking\n\n- `listPolicies`: `title` is `heading`.\n',
    true,
  ],
  [
    'of a new call',
    (document: typeof contract) =>
      (document.paths['/x'] = { get: { ...call(document, 'listPolicies'), operationId: 'listMore' } }),
    '### Added\n\n- `listMore`.\n',
    true,
  ],
  [
    'of a role',
    tell('listPolicies', { 'x-roles': ['admin'] }),
    '### Breaking\n\n- `listPolicies`: fewer `roles`.\n',
    true,
  ],
])('a line %s', (_, change, unreleased, isEnough) => {
  expect(judged(change, unreleased) === '').toBe(isEnough)
})

test('the lines that are offered are enough, whatever has changed', () => {
  const change = all(
    drop('Policy.title'),
    set('Policy.heading', text),
    set('Version', { type: 'number' }),
    tell('signIn', { security: [{ token: [] }] }),
    drop('Event.link'),
  )
  expect(judged(change, linesFor(compareContracts(contract, changedBy(change))))).toBe('')
})

test('what is compared with has the version that the changelog tells of last', () => {
  const other = { ...contract, info: { version: '9.0.0' } }
  expect(judge({ released: other, now: contract, changelog: changelog('') }).join()).toContain(
    'npm run generate -- release',
  )
})

test('of every call it is known which pages make it', () => {
  const ids = new Set(
    Object.values(contract.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
  )
  const readers = readersOf(ids)
  expect([...ids].filter((id) => !readers.has(id))).toEqual([])
  expect(readers.get('listCourses')?.map(({ page }) => page)).toContain('admin/CoursesContainer')
})

test('a release takes the next version, and what was unreleased below it', async () => {
  const [added, breaking] = [set('Policy.heading', text), drop('Policy.title')].map((change) =>
    compareContracts(contract, changedBy(change)),
  )
  expect(versionAfter('0.1.4', added ?? [])).toBe('0.1.5')
  expect(versionAfter('0.1.4', breaking ?? [])).toBe('0.2.0')
  expect(versionAfter('1.1.4', added ?? [])).toBe('1.2.0')
  expect(versionAfter('1.1.4', breaking ?? [])).toBe('2.0.0')
  const lines = linesFor(breaking ?? [])
  const after = withRelease(changelog(lines), '0.2.0', '2026-12-01')
  expect(after).toContain(`## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n${lines}`)
  const released = { ...changedBy(drop('Policy.title')), info: { version: '0.2.0' } }
  expect(judge({ released, now: changedBy(drop('Policy.title')), changelog: after })).toEqual([])
})

test('the released contract is kept as a release writes it', async () => {
  expect(await readFile(releasedFile, 'utf8')).toBe(asText(await releasedContract()))
  expect(Object.keys(await releasedContract())).toEqual(Object.keys(await contractOfNow()))
})
