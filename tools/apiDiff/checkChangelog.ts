import {
  getLastVersion,
  formatChangelogEntries,
  findUndocumentedChanges,
  UNRELEASED,
  getFieldName,
} from './changelog.ts'
import { compareContracts, type Change } from './compareContracts.ts'
import type { Document } from './Document.ts'
import { findOperationConsumers, findFilesNaming, type OperationConsumer } from './findOperationConsumers.ts'

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

/** A change with whom it touches: the pages that make the call, their screens, and the files there that name its field. */
function formatAffected(change: Change, readers: readonly OperationConsumer[]): string {
  const { call, place, what } = change
  const said = [`  ${call}${place === '' ? '' : ` ${place}`} ${what}`]
  const folders = [...new Set(readers.flatMap(({ screens }) => screens))]
  const field = getFieldName(change)
  const files = field === '' ? [] : findFilesNaming(field, folders)
  if (readers.length === 0) said.push('    no page makes this call by itself')
  else said.push(`    pages: ${readers.map(({ page }) => page).join(', ')}`)
  if (folders.length > 0)
    said.push(`    screens: ${folders.map((folder) => folder.replace('packages/ui/src/features/', '')).join(', ')}`)
  if (files.length > 0) said.push(`    ${field}: ${[...new Set(files)].join(', ')}`)
  return said.join('\n')
}
