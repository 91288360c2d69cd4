import type { Change } from './compareContracts.ts'
import { execFileSync } from 'node:child_process'

type Notes = { breaking: string[]; added: string[] }

export const UNRELEASED = '## Unreleased'

/** The lines of the changelog that tell of what is not released yet; one that goes on below is one line. */
function unreleasedNotes(changelog: string): Notes {
  const [, after = ''] = changelog.split(`${UNRELEASED}\n`)
  const [unreleased = ''] = after.split(/^## /m)
  const under = (heading: string) => {
    const part = unreleased.split(/^### /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
    return part.split(/^- /m).slice(1)
  }
  return { breaking: under('Breaking'), added: under('Added') }
}

/** The version that the changelog tells of last. */
export function getLastVersion(changelog: string): string | undefined {
  return /^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1]
}

/** The changes that no line tells of: one that breaks has to stand under “Breaking”, any other wherever it is. */
export function findUndocumentedChanges(changes: readonly Change[], changelog: string): Change[] {
  const { breaking, added } = unreleasedNotes(changelog)
  return changes.filter((change) => {
    const lines = change.isBreaking ? breaking : [...breaking, ...added]
    const names = [change.call, getFieldName(change)].filter((name) => name !== '').map((name) => `\`${name}\``)
    return !lines.some((line) => names.every((name) => line.includes(name)))
  })
}

/** What the changes would be told of by, ready to be pasted: what several calls share is one line. */
export function formatChangelogEntries(changes: readonly Change[]): string {
  const part = (heading: string, some: readonly Change[]) => {
    const lines = Object.entries(Object.groupBy(some, sentenceOf)).map(([sentence, same = []]) => {
      const calls = [...new Set(same.map(({ call }) => `\`${call}\``))]
      return `- ${calls.join(', ')}: ${sentence}.`
    })
    return lines.length === 0 ? '' : `### ${heading}\n\n${lines.join('\n')}\n`
  }
  const isBreaking = ({ isBreaking }: Change) => isBreaking
  return [
    part('Breaking', changes.filter(isBreaking)),
    part(
      'Added',
      changes.filter((change) => !isBreaking(change)),
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

function sentenceOf(change: Change): string {
  const field = getFieldName(change)
  return field === '' ? change.what : `\`${field}\` ${change.what}`
}

/** The last word of a place, by which people know it: `title` of `200.policy[].title`. */
export function getFieldName({ place }: Pick<Change, 'place'>): string {
  return (
    place
      .split('.')
      .findLast((word) => word !== '*')
      ?.replaceAll('[]', '') ?? ''
  )
}

/** The version after this one; below 1.0.0 the middle number says what breaks. */
export function getNextVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const isBreaking = changes.some((change) => change.isBreaking)
  if (major === 0) return isBreaking ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** The changelog with what was unreleased under the heading of a version. */
export function addReleaseHeading(changelog: string, version: string, day: string): string {
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${day})\n`)
}

/** The tag of a version, where somebody has set it. */
export function getReleaseTag(version: string): string {
  return `contract-v${version}`
}

/** What was released as a version, where the clone in a folder knows its tag; a shallow one needn't. */
export function readTaggedContract(version: string, folder: string): string | undefined {
  const place = `${getReleaseTag(version)}:openapi/released.json`
  try {
    return execFileSync('git', ['show', place], { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 })
  } catch {
    return undefined
  }
}
