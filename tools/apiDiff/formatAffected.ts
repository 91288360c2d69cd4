import type { Change } from './compareContracts.ts'
import { getFieldName } from './changelog.ts'
import { findFilesNaming, type OperationConsumer } from './findOperationConsumers.ts'

/** A change with whom it touches: the pages that make the call, their screens, and the files there that name its field. */
export function formatAffected(change: Change, readers: readonly OperationConsumer[]): string {
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
