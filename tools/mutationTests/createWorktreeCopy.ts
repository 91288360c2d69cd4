import { execFileSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'
import { hardLinkTree } from './hardLinkTree.ts'
import { disableTextChecks } from './disableTextChecks.ts'

export type WorktreeCopy = {
  folder: string
  remove: () => void
}

/**
 * A copy of the last commit in the temp folder, in which everything runs as it does here: a worktree of Git, so that
 * Turbo knows what has changed, with the installed packages.
 */
export async function createWorktreeCopy(): Promise<WorktreeCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'prove-tests-')))
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    git('worktree', 'prune')
  }
  try {
    git('worktree', 'add', '--detach', folder, 'HEAD')
    for (const modules of globSync(['node_modules', '{openapi,mocks,tools}/node_modules', 'packages/*/node_modules'], {
      cwd: root,
    })) {
      await hardLinkTree(join(root, modules), join(folder, modules))
    }
    const packageJson = join(folder, 'tools', 'package.json')
    await writeFile(packageJson, disableTextChecks(await readFile(packageJson, 'utf8')))
    // It fails as soon as a mutation is applied, whichever it is.
    await rm(join(folder, 'tools/mutationTests/mutations.test.ts'))
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

/** Whether there are changes that the copy doesn't have. */
export function hasUncommittedChanges(): boolean {
  return git('status', '--porcelain') !== ''
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
