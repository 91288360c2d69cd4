import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseBase } from './chooseBase.ts'

let folder: string
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()
const commit = (title: string) => {
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '-m', title)
}
const base = (asked?: string) => chooseBase(asked, git).description.split(' ').slice(1).join(' ')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'choose-base-'))
  git('init', '--quiet', '--initial-branch=main')
  commit('First')
  commit('Second')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a branch is compared with its branch point, also when main goes on', () => {
  git('switch', '--quiet', '--create', 'work')
  commit('Third')
  expect(base()).toBe('Second')
  git('switch', '--quiet', 'main')
  commit('On main')
  git('switch', '--quiet', 'work')
  expect(base()).toBe('Second')
})

test('main is compared with the commit before, also without its branch', () => {
  expect(base()).toBe('First')
  git('switch', '--quiet', '--detach')
  expect(base()).toBe('First')
})

test('a branch without commits is compared with its branch point', () => {
  git('switch', '--quiet', '--create', 'work')
  expect(base()).toBe('Second')
})

test('a given commit or branch is taken', () => {
  expect(base('HEAD~1')).toBe('First')
  git('branch', 'other', 'HEAD~1')
  expect(chooseBase('other', git).commit).toBe(git('rev-parse', 'HEAD~1'))
})

test('origin/main is taken when there is no main', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1')
  git('branch', '--move', 'main', 'work')
  expect(base()).toBe('First')
})

test('an unknown commit and a missing main are refused', () => {
  expect(() => base('nothing')).toThrow('There is no commit “nothing”.')
  git('branch', '--move', 'main', 'work')
  expect(() => base()).toThrow('Name a commit with --base.')
})
