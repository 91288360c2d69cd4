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
  /** Imported names with the module and the name that they come from. */
  imports: Map<string, { path: string; name: string }>
  /** Top-level declarations with their source text. */
  parts: Map<string, string>
}

const sources = 'packages/app/src/'
const screens = 'packages/ui/src/features/'

/** Containers and pages of features, the shell and the areas. */
const PAGE = /^(?:features\/(.+(?:Containers?|Page))|(shell\/.+)|(areas\/.+))\.tsx?$/
const isPage = (path: string) => PAGE.test(path.slice(sources.length))

/** A page that makes a call, and the screens that it imports. */
type OperationConsumer = { page: string; screens: string[] }

/**
 * Maps calls to the pages and areas that make them: those whose code names a call, directly or through other
 * declarations. `api/` is left out, because it names every call.
 */
export function findOperationConsumers(calls: ReadonlySet<string>): Map<string, OperationConsumer[]> {
  const modules = allModules()
  const readers = new Map<string, OperationConsumer[]>()
  for (const [path, { imports, parts }] of modules) {
    const page = PAGE.exec(path.slice(sources.length))
    if (!page) continue
    const screenFolders = [...imports.values()].flatMap(({ path: from }) =>
      from.startsWith(screens) ? [dirname(from)] : [],
    )
    const visited = new Set<string>()
    const made = new Set([...parts.keys()].flatMap((name) => [...callsIn(path, name, visited)]))
    for (const call of made)
      readers.set(call, [
        ...(readers.get(call) ?? []),
        { page: page[1] ?? page[2] ?? page[3] ?? '', screens: [...new Set(screenFolders)] },
      ])
  }
  return readers

  function callsIn(path: string, name: string, visited: Set<string>): string[] {
    const module = modules.get(path)
    const text = module?.parts.get(name)
    if (!module || text === undefined || visited.has(`${path} ${name}`)) return []
    visited.add(`${path} ${name}`)
    const own = [...text.matchAll(/'(\w+)'/g)].flatMap(([, word = '']) => (calls.has(word) ? [word] : []))
    const used = [...new Set(text.match(/\w+/g))].flatMap((word) => {
      if (module.parts.has(word)) return callsIn(path, word, visited)
      const from = module.imports.get(word)
      // Calls of another page are reported for that page.
      return from && !isPage(from.path) ? callsIn(from.path, from.name, visited) : []
    })
    const lazy = [...text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, from = '']) => {
      const place = resolveImport(path, from)
      // An area loads its pages lazily; they are reported themselves.
      if (path.startsWith(`${sources}areas/`)) return []
      return [...(modules.get(place)?.parts.keys() ?? [])].flatMap((part) => callsIn(place, part, visited))
    })
    return [...own, ...used, ...lazy]
  }
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

/** Cached: the modules are read once per process. */
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
        module.imports.set(local.name, { path: resolveImport(path, statement.source.value), name })
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

function resolveImport(path: string, from: string): string {
  if (from.startsWith('#')) return `${sources}${from.slice(1)}`
  if (from.startsWith('@maktab/ui/')) return `packages/ui/src/${from.slice('@maktab/ui/'.length)}`
  return from.startsWith('.') ? join(dirname(path), from).replaceAll('\\', '/') : from
}

type ContractVersions = { released: Document; now: Document; changelog: string }

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
