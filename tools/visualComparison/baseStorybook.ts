import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { linkNodeModules } from '../contractMutation/copyWorkspaces.ts'
import { createWorktree } from '../createWorktree.ts'
import { root, run } from '../run.ts'

/** Built Storybooks and pictures of earlier base commits. */
const cache = join(root, 'node_modules', '.cache', 'maktab', 'visual')

/** Base commits in the cache; each takes about 100 MB. */
const MAX_COMMITS = 3

/** Files that decide what a picture looks like. */
const sources = [
  '.storybook/modes.ts',
  'tools/getLaunchOptions.ts',
  'tools/storyRunner/playStories.ts',
  'tools/visualComparison/takePictures.ts',
]

/** The folder for the pictures of a commit and mode. Another browser or a change of this tool starts a new one. */
export function basePictureFolder(commit: string, mode: string, browserVersion: string): string {
  const hash = createHash('sha256').update(browserVersion)
  for (const path of sources) hash.update(readFileSync(join(root, path)))
  return join(cache, commit, `pictures-${hash.digest('hex').slice(0, 12)}`, mode)
}

/** The folder of the Storybook of a commit; builds it the first time, in a worktree in the temp folder. */
export async function buildBaseStorybook(commit: string): Promise<string> {
  const built = join(cache, commit, 'storybook')
  if (!existsSync(built)) await build(commit, built)
  await utimes(join(cache, commit), new Date(), new Date())
  await removeOldCommits()
  return built
}

async function build(commit: string, built: string): Promise<void> {
  const unfinished = `${built}-unfinished`
  await mkdir(unfinished, { recursive: true })
  const worktree = await createWorktree(commit, 'maktab-visual-')
  process.once('exit', worktree.remove)
  try {
    await installPackages(worktree.folder)
    const program = join(worktree.folder, 'node_modules', '.bin', 'storybook')
    const args = ['build', '--output-dir', unfinished, '--disable-telemetry', '--loglevel', 'warn']
    const exitCode = await run(program, args, { cwd: worktree.folder, isQuiet: true })
    if (exitCode !== 0) throw new Error(`The Storybook of ${commit} could not be built.`)
    await rename(unfinished, built)
  } finally {
    worktree.remove()
    process.off('exit', worktree.remove)
  }
}

/** Links the installed packages if the commit has the same ones; otherwise installs its own. */
async function installPackages(folder: string): Promise<void> {
  const [own, current] = [folder, root].map((path) => readFileSync(join(path, 'package-lock.json'), 'utf8'))
  if (own === current) return linkNodeModules(folder)
  console.log('The base has other dependencies; installing them…')
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const exitCode = await run('npm', args, { cwd: folder, isQuiet: true })
  if (exitCode !== 0) throw new Error('The dependencies of the base could not be installed.')
}

async function removeOldCommits(): Promise<void> {
  const folders = (await readdir(cache)).map((name) => join(cache, name))
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })))
  const old = dated.toSorted((a, b) => b.time - a.time).slice(MAX_COMMITS)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}
