import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { getReviewKey } from '../../.storybook/reviews/getReviewKey.ts'
import { root } from '../run.ts'
import { type ReviewFile, parseReviewFile } from './parseReviewFile.ts'

/** A review file; `isChanged` says whether the screen differs from the commit of its last review. */
export type ScreenReview = ReviewFile & { isChanged: boolean }

/** All files of .storybook/reviews by their keys. */
export function readReviews(folder: string = join(root, '.storybook', 'reviews')): Record<string, ScreenReview> {
  const today = new Date().toISOString().slice(0, 10)
  const paths = globSync('*/*.yaml', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  if (paths.length === 0) return {}
  const sources = findScreenSources()
  return Object.fromEntries(
    paths.toSorted().map((path) => {
      const key = path.replace(/\.yaml$/, '')
      const file = parseReviewFile(path, readFileSync(join(folder, path), 'utf8'), today)
      const commit = file.reviews.at(-1)?.commit
      return [key, { ...file, isChanged: commit !== undefined && hasChangedSince(commit, sources.get(key) ?? []) }]
    }),
  )
}

/** The story files of each screen and the modules that they import from their folder. */
function findScreenSources(): Map<string, string[]> {
  const sources = new Map<string, string[]>()
  for (const path of globSync('packages/ui/src/features/**/*.stories.tsx', { cwd: root })) {
    const story = path.replaceAll('\\', '/')
    const text = readFileSync(join(root, story), 'utf8')
    const title = /title: '(Screens\/[^']+)'/.exec(text)?.[1]
    if (title === undefined) continue
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, from = '']) =>
      posix.join(posix.dirname(story), from),
    )
    const key = getReviewKey(title)
    sources.set(key, [...(sources.get(key) ?? []), story, ...imported])
  }
  return sources
}

/** Whether files differ from a commit. False if git or the commit isn't available, as in a shallow clone. */
export function hasChangedSince(commit: string, files: readonly string[]): boolean {
  if (files.length === 0 || !existsSync(join(root, '.git'))) return false
  const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', ...files], { cwd: root, stdio: 'ignore' })
  return status === 1
}
