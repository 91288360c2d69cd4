import type { Change } from './compareContracts.ts'

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
