import { type OperationId, calls } from '@maktab/contract/calls'
import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'
import { parseSync } from 'oxc-parser'

type Node = { type: string; [key: string]: unknown }

type Words = { names: ReadonlySet<string>; texts: ReadonlySet<string> }

/** The imports of a file, and the names and texts in each of its declarations. */
type Declarations = {
  imports: ReadonlyMap<string, { from: string; name: string }>
  words: ReadonlyMap<string, Words>
}

/** Reads the imports and top-level declarations of a file, without types. */
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

/** The files of the app that use a screen, and the API calls that they make. */
export type ScreenConnection = { files: Set<string>; calls: Set<OperationId> }

const SOURCES = 'packages/app/src'
const CLIENT = 'packages/client/src'

/** The module of a screen without extension, if an import is one: `features/policies/admin/PoliciesScreen`. */
export const getScreenModule = (from: string): string | undefined => /^@maktab\/ui\/(features\/.+)/.exec(from)?.[1]

/** The connections of all screens, by their modules. */
export function findScreenOperations(): Map<string, ScreenConnection> {
  const modules = readAppModules()
  const found = new Map<string, ScreenConnection>()
  for (const [file, { imports, words }] of modules) {
    const imported = [...imports].map(([local, { from }]) => [local, from] as const)
    // `const Screen = lazyPage(() => import('…'), 'Screen')`
    const lazy = [...words].flatMap(([local, { texts }]) => [...texts].map((from) => [local, from] as const))
    for (const [declaration, used] of words) {
      for (const [local, from] of [...imported, ...lazy]) {
        const screen = used.names.has(local) && local !== declaration ? getScreenModule(from) : undefined
        if (screen === undefined) continue
        const connection = found.get(screen) ?? { files: new Set(), calls: new Set() }
        found.set(screen, connection)
        connection.files.add(file)
        for (const call of findCalls(modules, file, [declaration], { isCall })) connection.calls.add(call)
      }
    }
  }
  return found
}

type AppModules = ReadonlyMap<string, Declarations>

let cached: AppModules | undefined

/** The declarations of the files of app and client, without tests and without `api/`, which names every call. */
export function readAppModules(): AppModules {
  const paths = globSync([`${SOURCES}/**/*.{ts,tsx}`, `${CLIENT}/*.ts`], { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const read = paths.filter((path) => !/\.test\.|\/(?:api|testing)\//.test(path))
  cached ??= new Map(read.map((path) => [path, readDeclarations(path, readSource(path).text)]))
  return cached
}

type CallSearch<Call extends string> = {
  isCall: (text: string) => text is Call
  /** Whether calls of an imported file count too; by default all do. */
  isFollowed?: (path: string) => boolean
  /** Whether calls of a declaration in a lazily imported file count too; by default if it is named beside the import. */
  isLazyFollowed?: (name: string, used: Words) => boolean
}

/** The API calls that declarations of a file name, directly or through other declarations. */
export function findCalls<Call extends string>(
  modules: AppModules,
  file: string,
  declarations: readonly string[],
  { isCall, isFollowed = () => true, isLazyFollowed = (name, used) => used.names.has(name) }: CallSearch<Call>,
): Set<Call> {
  const found = new Set<Call>()
  const seen = new Set<string>()
  const visit = (path: string, name: string): void => {
    const { imports, words } = modules.get(path) ?? {}
    const used = words?.get(name)
    if (!imports || !used || seen.has(`${path} ${name}`)) return
    seen.add(`${path} ${name}`)
    for (const text of used.texts) {
      if (isCall(text)) found.add(text)
      const lazy = resolveImport(path, text)
      for (const other of modules.get(lazy)?.words.keys() ?? []) if (isLazyFollowed(other, used)) visit(lazy, other)
    }
    for (const other of used.names) {
      const imported = imports.get(other)
      const source = imported && resolveImport(path, imported.from)
      if (!source) visit(path, other)
      else if (isFollowed(source)) visit(source, imported.name)
    }
  }
  for (const declaration of declarations) visit(file, declaration)
  return found
}

const isCall = (text: string): text is OperationId => Object.hasOwn(calls, text)

function resolveImport(importer: string, from: string): string {
  if (from.startsWith('@maktab/client/')) return `${from.replace('@maktab/client', CLIENT)}.ts`
  return from.startsWith('#') ? posix.join(SOURCES, from.slice(1)) : posix.join(posix.dirname(importer), from)
}
