import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { applyMutation, countMatches, mutateText } from './applyMutation.ts'
import type { Mutation } from './Mutation.ts'

const mutation: Mutation = {
  name: 'later-is-earlier',
  kind: 'rule',
  file: 'packages/server/src/later.ts',
  find: 'a > b',
  replace: 'a < b',
  symptom: 'What comes later stands first.',
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
])('a mutation whose text occurs otherwise than once is refused: %s', (text, count) => {
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

test('after a mutation of the contract, and after its undoing, the contract is generated anew', async () => {
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
