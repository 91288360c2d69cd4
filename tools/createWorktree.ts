import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'

export type Worktree = {
  folder: string
  remove: () => void
}

/** Checks out a commit into a Git worktree in the temp folder, without installed packages. */
export async function createWorktree(commit: string, prefix: string): Promise<Worktree> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), prefix)))
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    git('worktree', 'prune')
  }
  try {
    git('worktree', 'add', '--detach', folder, commit)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

/** Runs Git in the repository and returns what it prints. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()
}
