import { getLastVersion, formatChangelogEntries, findUndocumentedChanges, UNRELEASED } from './changelog.ts'
import { compareContracts } from './compareContracts.ts'
import type { Document } from './Document.ts'
import { findOperationConsumers } from './findOperationConsumers.ts'
import { formatAffected } from './formatAffected.ts'

type Place = { released: Document; now: Document; changelog: string }

/** What is to be said against a contract: changes since the released one that the changelog doesn't tell of. */
export function checkChangelog({ released, now, changelog }: Place): string[] {
  const { version } = released.info
  if (getLastVersion(changelog) !== version) {
    return [
      `openapi/released.json has version ${version}, but the last version in the changelog is ${getLastVersion(changelog)}. Release with npm run generate -- release.`,
    ]
  }
  const changes = findUndocumentedChanges(compareContracts(released, now), changelog)
  if (changes.length === 0) return []
  const breaking = changes.filter(({ isBreaking }) => isBreaking)
  const readers = findOperationConsumers(new Set(changes.map(({ call }) => call)))
  const harm = breaking.map((change) => formatAffected(change, readers.get(change.call) ?? []))
  return [
    ...(harm.length > 0 ? [`Breaking changes since version ${version}:\n\n${harm.join('\n')}`] : []),
    `Missing in openapi/CHANGELOG.md. Describe under “${UNRELEASED}” what changes for clients:\n\n${formatChangelogEntries(changes)}`,
  ]
}
