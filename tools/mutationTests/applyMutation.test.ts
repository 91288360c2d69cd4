import { mkdir, mkdtemp, readFile, realpath, rm, writeFile, lstat, readlink, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { applyMutation, countMatches, mutateText, type Mutation } from './applyMutation.ts'
import { root } from '../run.ts'
import { chooseMutations } from './mutations.ts'
import { hardLinkTree, disableTextChecks } from './createWorktreeCopy.ts'

const mutation: Mutation = {
  name: 'later-is-earlier',
  kind: 'rule',
  file: 'packages/server/src/later.ts',
  find: 'a > b',
  replace: 'a < b',
  effect: 'What comes later stands first.',
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'apply-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

test('a mutation replaces its text literally', () => {
  expect(mutateText('return a > b\n', mutation)).toBe('return a < b\n')
  expect(mutateText('return a > b\n', { ...mutation, replace: '$& $1' })).toBe('return $& $1\n')
})

test.each([
  ['return 0', 0],
  ['a > b || (a > b && c)', 2],
])('a mutation whose text doesn’t occur exactly once is rejected: %s', (text, count) => {
  expect(countMatches(text, mutation)).toBe(count)
  expect(() => mutateText(text, mutation)).toThrow(`but occurs ${count} times`)
})

test('a mutation is applied in the copy and undone', async () => {
  const text = 'export const later = (a, b) => a > b\n'
  const folder = await folderWith({ [mutation.file]: text })
  const restore = await applyMutation(folder, mutation)
  expect(await readFile(join(folder, mutation.file), 'utf8')).toBe('export const later = (a, b) => a < b\n')
  await restore()
  expect(await readFile(join(folder, mutation.file), 'utf8')).toBe(text)
})

test('applying and undoing a contract mutation regenerates the contract', async () => {
  const file = 'openapi/schemas/sample.yaml'
  const folder = await folderWith({
    [file]: 'most: 255\n',
    'openapi/generate.ts': `import { copyFileSync } from 'node:fs'\ncopyFileSync('${file}', 'generated.yaml')\n`,
  })
  const generated = () => readFile(join(folder, 'generated.yaml'), 'utf8')
  const restore = await applyMutation(folder, { ...mutation, kind: 'contract', file, find: '255', replace: '250' })
  expect(await generated()).toBe('most: 250\n')
  await restore()
  expect(await generated()).toBe('most: 255\n')
})

test('installed packages are linked file by file, links stay links, and caches are left out', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'link-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  for (const name of ['react/lib/.vite', '@maktab', '.bin', '.cache', '.vite'])
    await mkdir(join(from, name), { recursive: true })
  for (const name of ['react/lib/index.js', 'react/lib/.vite/manifest', '.cache/kept', '.vite/kept', '.maktab-lock'])
    await writeFile(join(from, name), name)
  await symlink('../../packages/ui', join(from, '@maktab', 'ui'))
  await hardLinkTree(from, to)
  expect(await readFile(join(to, 'react/lib/index.js'), 'utf8')).toBe('react/lib/index.js')
  expect(await readFile(join(to, 'react/lib/.vite/manifest'), 'utf8')).toBe('react/lib/.vite/manifest')
  expect((await stat(join(to, 'react/lib/index.js'))).ino).toBe((await stat(join(from, 'react/lib/index.js'))).ino)
  expect((await lstat(join(to, '@maktab', 'ui'))).isSymbolicLink()).toBe(true)
  expect(await readlink(join(to, '@maktab', 'ui'))).toBe('../../packages/ui')
  expect(await readFile(join(to, '.maktab-lock'), 'utf8')).toBe('.maktab-lock')
  for (const cache of ['.cache', '.vite']) await expect(stat(join(to, cache))).rejects.toThrow('ENOENT')
})

test('in the copy text checks pass, and all other scripts stay', async () => {
  const text = await readFile(join(root, 'tools', 'package.json'), 'utf8')
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> }
  const changed = JSON.parse(disableTextChecks(text)) as { scripts: Record<string, string> }
  const nothing = 'node --eval ""'
  const skipped = { format: nothing, lint: nothing, secrets: nothing, texts: nothing, unused: nothing }
  expect(changed).toEqual({ ...(JSON.parse(text) as object), scripts: { ...scripts, ...skipped } })
})

test('a text check that package.json lacks is an error', () => {
  expect(() => disableTextChecks('{ "scripts": {} }')).toThrow('package.json has no script "format".')
})

test('options choose mutations by kind and by name', () => {
  expect(chooseMutations({ only: [] })).toHaveLength(60)
  expect(chooseMutations({ kind: 'migration', only: [] })).toHaveLength(4)
  expect(chooseMutations({ only: ['price-truncated'] })).toEqual([expect.objectContaining({ name: 'price-truncated' })])
})

test.each([
  [{ kind: 'typo', only: [] }, 'Unknown kind "typo".'],
  [{ only: ['price-doubled'] }, 'Unknown mutation "price-doubled".'],
  [{ kind: 'route', only: ['price-truncated'] }, 'No mutation matches this kind and name.'],
])('options that choose nothing are explained: %j', (choice, words) => {
  expect(chooseMutations(choice)).toContain(words)
})
