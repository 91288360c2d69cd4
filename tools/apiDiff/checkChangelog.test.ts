import { klona } from 'klona'
import { readFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { expect, test, onTestFinished } from 'vitest'
import {
  combineChanges,
  getOperation,
  type ContractChange,
  contract,
  removeField,
  setField,
  extendOperation,
  text,
} from './contractChangeTestHelpers.ts'
import { formatChangelogEntries, getNextVersion, addReleaseHeading, readTaggedContract } from './changelog.ts'
import { compareContracts } from './compareContracts.ts'
import { serializeContract, readCurrentContract, readReleasedContract, releasedFile } from './contractDocuments.ts'
import { checkChangelog, findOperationConsumers } from './checkChangelog.ts'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { version } = contract.info
const changelog = (unreleased: string) =>
  `# Changes\n\n## Unreleased\n\n${unreleased}\n## ${version} (2026-11-22)\n\n- \`listPolicies\`: \`title\` was removed.\n`
const changedBy = (change: ContractChange) => {
  const now = klona(contract)
  change(now)
  return now
}
const check = (change: ContractChange, unreleased = '') =>
  checkChangelog({ released: contract, now: changedBy(change), changelog: changelog(unreleased) }).join('\n')

test('an unchanged contract needs no entry', () => {
  expect(check(() => undefined)).toBe('')
})

test('a breaking change is reported with its pages, screens and changelog entry', () => {
  const output = check(removeField('Policy.title'))
  expect(output).toContain('listPolicies 200.policy[].title was removed')
  expect(output).toMatch(/pages: .*policies\/admin\/PoliciesPage/)
  expect(output).toMatch(/pages: .*policies\/student\/PoliciesContainer/)
  expect(output).toMatch(/screens: .*policies\/admin/)
  expect(output).toMatch(/title: .*PoliciesScreen\.tsx/)
  expect(output).toContain('### Breaking\n\n- `listPolicies`: `title` was removed.')
})

test('an addition is reported with its changelog entry only', () => {
  const output = check(setField('Policy.heading', text))
  expect(output).toContain('### Added\n\n- `listPolicies`: `heading` is new.')
  expect(output).not.toMatch(/Breaking changes|pages:/)
})

test.each([
  [
    'under its heading',
    removeField('Policy.title'),
    '### Breaking\n\n- The name left `listPolicies`:\n  `title` said what `description` says.\n',
    true,
  ],
  [
    'under “Added” for a breaking change',
    removeField('Policy.title'),
    '### Added\n\n- `listPolicies`: `title` was removed.\n',
    false,
  ],
  ['without its field', removeField('Policy.title'), '### Breaking\n\n- `listPolicies` is another.\n', false],
  ['of another call', removeField('Policy.title'), '### Breaking\n\n- `listEvents`: `title` was removed.\n', false],
  [
    'in two lines',
    removeField('Policy.title'),
    '### Breaking\n\n- `listPolicies` is another.\n- `title` was removed.\n',
    false,
  ],
  ['of an addition', setField('Policy.heading', text), '### Added\n\n- `listPolicies` says its `heading`.\n', true],
  [
    'of an addition beside what breaks',
    setField('Policy.heading', text),
    '### Breaking\n\n- `listPolicies`: `title` is `heading`.\n',
    true,
  ],
  [
    'of a new call',
    (document: typeof contract) =>
      (document.paths['/x'] = { get: { ...getOperation(document, 'listPolicies'), operationId: 'listMore' } }),
    '### Added\n\n- `listMore`.\n',
    true,
  ],
  [
    'of a role',
    extendOperation('listPolicies', { 'x-roles': ['admin'] }),
    '### Breaking\n\n- `listPolicies`: fewer `roles`.\n',
    true,
  ],
])('checkChangelog judges an entry %s', (_, change, unreleased, isEnough) => {
  expect(check(change, unreleased) === '').toBe(isEnough)
})

test('checkChangelog accepts the entries of formatChangelogEntries', () => {
  const change = combineChanges(
    removeField('Policy.title'),
    setField('Policy.heading', text),
    setField('Version', { type: 'number' }),
    extendOperation('signIn', { security: [{ token: [] }] }),
    removeField('Event.link'),
  )
  expect(check(change, formatChangelogEntries(compareContracts(contract, changedBy(change))))).toBe('')
})

test('the released contract must have the latest version in the changelog', () => {
  const other = { ...contract, info: { version: '9.0.0' } }
  expect(checkChangelog({ released: other, now: contract, changelog: changelog('') }).join()).toContain(
    'npm run generate -- release',
  )
})

test('findOperationConsumers finds pages for every call', () => {
  const ids = new Set(
    Object.values(contract.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
  )
  const readers = findOperationConsumers(ids)
  expect([...ids].filter((id) => !readers.has(id))).toEqual([])
  expect(readers.get('listCourses')?.map(({ page }) => page)).toContain('courses/admin/CoursesPage')
})

test('a release takes the next version and moves the unreleased entries below its heading', async () => {
  const [added, breaking] = [setField('Policy.heading', text), removeField('Policy.title')].map((change) =>
    compareContracts(contract, changedBy(change)),
  )
  expect(getNextVersion('0.1.4', added ?? [])).toBe('0.1.5')
  expect(getNextVersion('0.1.4', breaking ?? [])).toBe('0.2.0')
  expect(getNextVersion('1.1.4', added ?? [])).toBe('1.2.0')
  expect(getNextVersion('1.1.4', breaking ?? [])).toBe('2.0.0')
  const lines = formatChangelogEntries(breaking ?? [])
  const after = addReleaseHeading(changelog(lines), '0.2.0', '2026-12-01')
  expect(after).toContain(`## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n${lines}`)
  const released = { ...changedBy(removeField('Policy.title')), info: { version: '0.2.0' } }
  expect(checkChangelog({ released, now: changedBy(removeField('Policy.title')), changelog: after })).toEqual([])
})

test('released.json has the format that a release writes', async () => {
  expect(await readFile(releasedFile, 'utf8')).toBe(serializeContract(await readReleasedContract()))
  expect(Object.keys(await readReleasedContract())).toEqual(Object.keys(await readCurrentContract()))
})

test('readTaggedContract reads the tag, or returns undefined without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tags-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@school.test', ...words], {
      cwd: folder,
      stdio: 'pipe',
    })
  expect(readTaggedContract('0.1.0', folder)).toBeUndefined()
  await mkdir(join(folder, 'openapi'))
  await writeFile(join(folder, 'openapi', 'released.json'), 'released')
  git('init')
  git('add', '.')
  git('commit', '-m', 'Release')
  git('tag', 'contract-v0.1.0')
  await writeFile(join(folder, 'openapi', 'released.json'), 'changed afterwards')
  expect(readTaggedContract('0.1.0', folder)).toBe('released')
  expect(readTaggedContract('0.2.0', folder)).toBeUndefined()
})
