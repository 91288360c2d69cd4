import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTaggedContract } from './tags.ts'

test('what was tagged is found where there is a tag, and nothing where there is none', async () => {
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
