import { globSync } from 'node:fs'
import { readFile, rm, writeFile, copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createWorktree, git, type Worktree } from '../createWorktree.ts'
import { root } from '../run.ts'
import { textChecks } from './runTests.ts'

/** Caches of tools, which each copy needs separately. */
const isCache = (name: string) => /^\.(cache|vite|vite-temp|vitest-cache)$/.test(name)

/**
 * Copies installed packages by hard links, which takes seconds and no space. Symbolic links to the packages would not do:
 * Vite serves no file outside of the repository. On another disk the files are copied.
 */
export async function hardLinkTree(from: string, to: string, skips = isCache): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      // Inside a package, such a folder is not a cache.
      if (!skips(entry.name)) await hardLinkTree(source, target, () => false)
    } else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

/** Copies the last commit and the installed packages to the temp folder: a Git worktree, so that Turbo detects changes. */
export async function createWorktreeCopy(): Promise<Worktree> {
  const { folder, remove } = await createWorktree('HEAD', 'prove-tests-')
  try {
    for (const modules of globSync(['node_modules', '{openapi,mocks,tools}/node_modules', 'packages/*/node_modules'], {
      cwd: root,
    })) {
      await hardLinkTree(join(root, modules), join(folder, modules))
    }
    const packageJson = join(folder, 'tools', 'package.json')
    await writeFile(packageJson, disableTextChecks(await readFile(packageJson, 'utf8')))
    // Would fail for any mutation.
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

type PackageJson = { scripts: Record<string, string> }

/** Makes text checks always pass in the copy’s tools/package.json, because a lane that stops at one would run no test. */
export function disableTextChecks(text: string): string {
  const json = JSON.parse(text) as PackageJson
  for (const name of textChecks) {
    if (json.scripts[name] === undefined) throw new Error(`package.json has no script "${name}".`)
    json.scripts[name] = 'node --eval ""'
  }
  return `${JSON.stringify(json, null, 2)}\n`
}
