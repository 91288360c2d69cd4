import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../run.ts'
import {
  getLastVersion,
  formatChangelogEntries,
  findUndocumentedChanges,
  UNRELEASED,
  getFieldName,
} from './changelog.ts'
import { compareContracts, type Change } from './compareContracts.ts'
import type { ContractDocument } from './contractDocuments.ts'
import { findCalls, getScreenModule, readAppModules } from '../screenFacts/findScreenOperations.ts'

const sources = 'packages/app/src/'

/** Containers and pages of features, the shell and the areas. */
const PAGE = /^(?:features\/(.+(?:Containers?|Page))|(shell\/.+)|(areas\/.+))\.tsx?$/
const pageOf = (path: string) =>
  PAGE.exec(path.slice(sources.length))
    ?.slice(1)
    .find((name) => name !== undefined)

/** A page that makes a call, and the folders of the screens that it imports. */
type OperationConsumer = { page: string; screens: string[] }

/** Maps calls to the pages and areas whose code names them, directly or through other declarations. */
export function findOperationConsumers(calls: ReadonlySet<string>): Map<string, OperationConsumer[]> {
  const modules = readAppModules()
  const consumers = new Map<string, OperationConsumer[]>()
  for (const [path, { imports, words }] of modules) {
    const page = pageOf(path)
    if (page === undefined) continue
    const screens = [...imports.values()].flatMap(({ from }) => {
      const module = getScreenModule(from)
      return module === undefined ? [] : [`packages/ui/src/${dirname(module)}`]
    })
    // Calls of other pages are reported for those pages; an area loads its pages lazily.
    const made = findCalls(modules, path, [...words.keys()], {
      isCall: (text): text is string => calls.has(text),
      isFollowed: (imported) => pageOf(imported) === undefined,
      isLazyFollowed: () => !path.startsWith(`${sources}areas/`),
    })
    for (const call of made)
      consumers.set(call, [...(consumers.get(call) ?? []), { page, screens: [...new Set(screens)] }])
  }
  return consumers
}

/** Files in these folders that name a field. */
function findFilesNaming(field: string, folders: readonly string[]): string[] {
  const word = new RegExp(`(?<![\\w-])${field.replaceAll(/\W/g, String.raw`\$&`)}(?![\\w-])`)
  return folders.flatMap((folder) => {
    const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).filter(
      (name) => !/\.(test|stories)\./.test(name),
    )
    return files
      .filter((name) => word.test(readFileSync(join(root, folder, name), 'utf8')))
      .map((name) => basename(name))
  })
}

type ContractVersions = { released: ContractDocument; now: ContractDocument; changelog: string }

/** Error messages: changes since the release that the changelog lacks. */
export function checkChangelog({ released, now, changelog }: ContractVersions): string[] {
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
  const affected = breaking.map((change) => formatAffected(change, readers.get(change.call) ?? []))
  return [
    ...(affected.length > 0 ? [`Breaking changes since version ${version}:\n\n${affected.join('\n')}`] : []),
    `Missing in openapi/CHANGELOG.md. Describe under “${UNRELEASED}” what changes for clients:\n\n${formatChangelogEntries(changes)}`,
  ]
}

/** Formats a change with the pages that make the call, their screens, and the files there that name the field. */
function formatAffected(change: Change, readers: readonly OperationConsumer[]): string {
  const { call, place, what } = change
  const lines = [`  ${call}${place === '' ? '' : ` ${place}`} ${what}`]
  const folders = [...new Set(readers.flatMap(({ screens }) => screens))]
  const field = getFieldName(change)
  const files = field === '' ? [] : findFilesNaming(field, folders)
  if (readers.length === 0) lines.push('    no page makes this call')
  else lines.push(`    pages: ${readers.map(({ page }) => page).join(', ')}`)
  if (folders.length > 0)
    lines.push(`    screens: ${folders.map((folder) => folder.replace('packages/ui/src/features/', '')).join(', ')}`)
  if (files.length > 0) lines.push(`    ${field}: ${[...new Set(files)].join(', ')}`)
  return lines.join('\n')
}
