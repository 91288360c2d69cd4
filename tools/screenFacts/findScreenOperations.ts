import { type OperationId, calls } from '@maktab/contract/calls'
import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'
import { parseSync } from 'oxc-parser'

type Node = { type: string; [key: string]: unknown }

type Words = { names: ReadonlySet<string>; texts: ReadonlySet<string> }

/** What a file takes from where, and which names and texts stand in each of its declarations. */
type Declarations = {
  imports: ReadonlyMap<string, { from: string; name: string }>
  words: ReadonlyMap<string, Words>
}

/** The top of a file, without its types. */
export function readDeclarations(path: string, text: string): Declarations {
  const { program, module } = parseSync(path, text)
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ localName, importName }) => [
        localName.value,
        { from: moduleRequest.value, name: importName.name ?? 'default' },
      ]),
  ) as [string, { from: string; name: string }][]
  const words = program.body.flatMap((statement): [string, Words][] => {
    const declaration = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    if (declaration.type === 'FunctionDeclaration') return [[declaration.id?.name ?? '', wordsOf(declaration)]]
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.map(({ id, init }) => [id.type === 'Identifier' ? id.name : '', wordsOf(init)])
  })
  return { imports: new Map(imports), words: new Map(words) }
}

function wordsOf(root: unknown): Words {
  const [names, texts] = [new Set<string>(), new Set<string>()]
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) visit(inner)
    if (!isNode(value) || value.type.startsWith('TS')) return
    if (typeof value['name'] === 'string') names.add(value['name'])
    if (value.type === 'Literal' && typeof value['value'] === 'string') texts.add(value['value'])
    for (const inner of Object.values(value)) if (typeof inner === 'object') visit(inner)
  }
  visit(root)
  return { names, texts }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What the app has for one screen: the files that hand it its data, and the calls that those make. */
export type ScreenConnection = { files: Set<string>; calls: Set<OperationId> }

const SOURCES = 'packages/app/src'
const SCREEN = /^@maktab\/ui\/(features\/.+)/

/** The connections of all screens, by the modules of the screens: `features/policies/admin/PoliciesScreen`. */
export function findScreenOperations(): Map<string, ScreenConnection> {
  const files = appFiles()
  const found = new Map<string, ScreenConnection>()
  for (const [file, { imports, words }] of files) {
    for (const [declaration, used] of words) {
      for (const [local, { from }] of imports) {
        const folder = used.names.has(local) ? SCREEN.exec(from)?.[1] : undefined
        if (folder === undefined) continue
        const connection = found.get(folder) ?? { files: new Set(), calls: new Set() }
        found.set(folder, connection)
        connection.files.add(file)
        for (const call of callsFrom(files, file, declaration)) connection.calls.add(call)
      }
    }
  }
  return found
}

function appFiles(): Map<string, Declarations> {
  // What all calls have in common names each of them, and tells nothing of one screen.
  const paths = globSync(`${SOURCES}/**/*.{ts,tsx}`, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const told = paths.filter((path) => !/\.test\.|\/(?:api|testing)\//.test(path))
  return new Map(told.map((path) => [path, readDeclarations(path, readSource(path).text)]))
}

/** The calls that a declaration names, or whatever it uses. */
function callsFrom(files: ReadonlyMap<string, Declarations>, file: string, declaration: string): Set<OperationId> {
  const found = new Set<OperationId>()
  const seen = new Set<string>()
  const visit = (path: string, name: string): void => {
    const { imports, words } = files.get(path) ?? {}
    const used = words?.get(name)
    if (!imports || !used || seen.has(`${path} ${name}`)) return
    seen.add(`${path} ${name}`)
    for (const text of used.texts) {
      if (isCall(text)) found.add(text)
      // A file that is fetched only when it is needed: of it, what is named here.
      for (const other of files.get(placeOf(path, text))?.words.keys() ?? [])
        if (used.names.has(other)) visit(placeOf(path, text), other)
    }
    for (const other of used.names) {
      const imported = imports.get(other)
      if (imported) visit(placeOf(path, imported.from), imported.name)
      else visit(path, other)
    }
  }
  visit(file, declaration)
  return found
}

const isCall = (text: string): text is OperationId => Object.hasOwn(calls, text)

function placeOf(importer: string, from: string): string {
  return from.startsWith('#') ? posix.join(SOURCES, from.slice(1)) : posix.join(posix.dirname(importer), from)
}
