import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../run.ts'
import {
  getLastVersion,
  formatChangelogEntries,
  findUndocumentedChanges,
  UNRELEASED,
  getFieldName,
} from './changelog.ts'
import { compareContracts, type Change } from './compareContracts.ts'
import type { Document } from './contracts.ts'

type Module = {
  /** Where a name comes from that the module doesn't have itself. */
  imports: Map<string, { path: string; name: string }>
  /** Its functions, values and hooks, with their text. */
  parts: Map<string, string>
}

const sources = 'packages/app/src/'
const screens = 'packages/ui/src/features/'

/** Containers and pages of features, and what is around them. */
const PAGE = /^(?:features\/(.+(?:Containers?|Page))|(shell\/.+)|(areas\/.+))\.tsx?$/
const isPage = (path: string) => PAGE.test(path.slice(sources.length))

/** A page of the app that makes a call, and the screens that it hands to what the call answers. */
type OperationConsumer = { page: string; screens: string[] }

/**
 * Which pages make which calls, and which areas for all of their pages: those that name one, and those that use what
 * names one, part by part. What every page stands on (`api/`) names them all and says nothing.
 */
export function findOperationConsumers(calls: ReadonlySet<string>): Map<string, OperationConsumer[]> {
  const modules = allModules()
  const readers = new Map<string, OperationConsumer[]>()
  for (const [path, { imports, parts }] of modules) {
    const page = PAGE.exec(path.slice(sources.length))
    if (!page) continue
    const shown = [...imports.values()].flatMap(({ path: from }) => (from.startsWith(screens) ? [dirname(from)] : []))
    const seen = new Set<string>()
    const made = new Set([...parts.keys()].flatMap((name) => [...callsIn(path, name, seen)]))
    for (const call of made)
      readers.set(call, [
        ...(readers.get(call) ?? []),
        { page: page[1] ?? page[2] ?? page[3] ?? '', screens: [...new Set(shown)] },
      ])
  }
  return readers

  function callsIn(path: string, name: string, seen: Set<string>): string[] {
    const module = modules.get(path)
    const text = module?.parts.get(name)
    if (!module || text === undefined || seen.has(`${path} ${name}`)) return []
    seen.add(`${path} ${name}`)
    const own = [...text.matchAll(/'(\w+)'/g)].flatMap(([, word = '']) => (calls.has(word) ? [word] : []))
    const used = [...new Set(text.match(/\w+/g))].flatMap((word) => {
      if (module.parts.has(word)) return callsIn(path, word, seen)
      const from = module.imports.get(word)
      // What another page does is told of that page.
      return from && !isPage(from.path) ? callsIn(from.path, from.name, seen) : []
    })
    const late = [...text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, from = '']) => {
      const place = placeOf(path, from)
      // An area fetches its pages, which tell of themselves.
      if (path.startsWith(`${sources}areas/`)) return []
      return [...(modules.get(place)?.parts.keys() ?? [])].flatMap((part) => callsIn(place, part, seen))
    })
    return [...own, ...used, ...late]
  }
}

/** The files of some screens that name a field. */
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

/** Read once per process. */
let known: Map<string, Module> | undefined

function allModules(): Map<string, Module> {
  if (known) return known
  const names = globSync(`${sources}**/*.{ts,tsx}`, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const read = names.filter((name) => !/\.test\.|\/api\/|\/testing\//.test(name))
  known = new Map(read.map((name) => [name, readModule(name)]))
  return known
}

function readModule(path: string): Module {
  const text = readFileSync(join(root, path), 'utf8')
  const module: Module = { imports: new Map(), parts: new Map() }
  for (const statement of parseSync(path, text).program.body) {
    const { start, end } = statement
    if (statement.type === 'ImportDeclaration') {
      for (const { local, ...specifier } of statement.specifiers) {
        const name = 'imported' in specifier && 'name' in specifier.imported ? specifier.imported.name : 'default'
        module.imports.set(local.name, { path: placeOf(path, statement.source.value), name })
      }
      continue
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      module.parts.set(declared.id.name, text.slice(start, end))
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id } of declared.declarations) {
      if (id.type === 'Identifier') module.parts.set(id.name, text.slice(start, end))
    }
  }
  return module
}

function placeOf(path: string, from: string): string {
  if (from.startsWith('#')) return `${sources}${from.slice(1)}`
  if (from.startsWith('@maktab/ui/')) return `packages/ui/src/${from.slice('@maktab/ui/'.length)}`
  return from.startsWith('.') ? join(dirname(path), from).replaceAll('\\', '/') : from
}

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
