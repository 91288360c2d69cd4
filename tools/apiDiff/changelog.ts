import type { Change } from './compareContracts.ts'
import { execFileSync } from 'node:child_process'

type Notes = { breaking: string[]; added: string[] }

export const UNRELEASED = '## Unreleased'

/** The unreleased entries of the changelog. */
function unreleasedNotes(changelog: string): Notes {
  const [, after = ''] = changelog.split(`${UNRELEASED}\n`)
  const [unreleased = ''] = after.split(/^## /m)
  const entriesUnder = (heading: string) => {
    const part = unreleased.split(/^### /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
    return part.split(/^- /m).slice(1)
  }
  return { breaking: entriesUnder('Breaking'), added: entriesUnder('Added') }
}

/** The latest version in the changelog. */
export function getLastVersion(changelog: string): string | undefined {
  return /^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1]
}

/** Changes without a changelog entry. Breaking ones must be listed under “Breaking”, others under any heading. */
export function findUndocumentedChanges(changes: readonly Change[], changelog: string): Change[] {
  const { breaking, added } = unreleasedNotes(changelog)
  return changes.filter((change) => {
    const lines = change.isBreaking ? breaking : [...breaking, ...added]
    const names = [change.call, getFieldName(change)].filter((name) => name !== '').map((name) => `\`${name}\``)
    return !lines.some((line) => names.every((name) => line.includes(name)))
  })
}

/** Formats changes as changelog entries, with one entry for calls that share a change. */
export function formatChangelogEntries(changes: readonly Change[]): string {
  const part = (heading: string, some: readonly Change[]) => {
    const lines = Object.entries(Object.groupBy(some, describeChange)).map(([sentence, same = []]) => {
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

function describeChange(change: Change): string {
  const field = getFieldName(change)
  return field === '' ? change.what : `\`${field}\` ${change.what}`
}

/** The field at the end of a path: `title` of `200.policy[].title`. */
export function getFieldName({ place }: Pick<Change, 'place'>): string {
  return (
    place
      .split('.')
      .findLast((word) => word !== '*')
      ?.replaceAll('[]', '') ?? ''
  )
}

/** The next version; below 1.0.0 a breaking change raises the minor version. */
export function getNextVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const isBreaking = changes.some((change) => change.isBreaking)
  if (major === 0) return isBreaking ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Moves the unreleased entries under the heading of a version. */
export function addReleaseHeading(changelog: string, version: string, day: string): string {
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${day})\n`)
}

/** The Git tag of a version. */
export function getReleaseTag(version: string): string {
  return `contract-v${version}`
}

/** The released contract of a version from its Git tag; undefined if the clone lacks the tag. */
export function readTaggedContract(version: string, folder: string): string | undefined {
  const path = `${getReleaseTag(version)}:openapi/released.json`
  try {
    return execFileSync('git', ['show', path], { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 })
  } catch {
    return undefined
  }
}
