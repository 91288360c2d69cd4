import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const files = (pattern: string) =>
  globSync(pattern, { cwd: packages })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => packages + file.replaceAll('\\', '/'))

const first = files('app/src/main.tsx')
const form = files('app/src/pages/public/SignInContainer.tsx')
/** A field to type in, which lists have too. */
const field = files('ui/src/components/{Field,TextField}/*.ts{,x}')
/** What stands around every page of the school, and the small things that most of them are made of. */
const shell = [
  ...files('app/src/{areas/RolePage.tsx,session/storedSession.ts,addresses/p*.ts,data/*.ts,calls/*.ts}'),
  ...files('app/src/navigation/{useView,useMoves,useTableInAddress}.ts'),
  ...files('app/src/navigation/viewOf.tsx'),
  ...files('ui/src/layouts/{FormColumn,FormLoading,Page,PageHeader,RecordView}/*.ts{,x}'),
  ...files('ui/src/model/{class*,course*,everyOf,languages,money,pay*,personLabel,teacherStatus,wall*}.ts'),
  ...files('ui/src/components/{Badge,ConfirmDialog,DeleteDialog,DescriptionList,EmptyState,LinkButton}/*.ts{,x}'),
  ...files('ui/src/components/{LongText,Money,PriceTag,RemoteView,StatusBadge,TextLink}/*.ts{,x}'),
]

/** What the sign-in page and the shell use of others, each in a place of its own: else one would bring the other along. */
const SHARED = /\/(private\/(Link|link\/useLink|utils\/useControlledState)|icons\/eye(-off)?)\.mjs$/

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Our own modules that these need; what those use of others comes along by itself. */
function neededBy(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set<string>()
  const walk = (id: string): void => {
    if (needed.has(id) || id.includes('/node_modules/')) return
    needed.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(imported)
  }
  for (const root of roots) walk(root)
  return needed
}

/** The files, in the order in which they take what they need of others: the first to take a module keeps it. */
const places = ['first', 'shell', 'field', 'form'] as const

type Place = (typeof places)[number]

/** The file of each of our modules that belongs to one of these. */
function placesIn(graph: Graph): ReadonlyMap<string, Place> {
  const ofForm = neededBy(form, graph)
  return new Map<string, Place>([
    ...[...ofForm].map((id) => [id, 'form'] as const),
    ...[...neededBy(field, graph)].map((id) => [id, 'field'] as const),
    // What the shell shares with the sign-in page is for both, and neither brings the other along.
    ...[...neededBy(shell, graph)].map((id) => [id, ofForm.has(id) ? 'first' : 'shell'] as const),
    ...[...neededBy(first, graph)].map((id) => [id, 'first'] as const),
  ])
}

/**
 * Puts what the first page is made of into one file, what every page of the school needs into another, and what every form
 * needs into a third. Cut where two pages share a part of it, as a bundler does by itself, it would be sixty files, which
 * compress worse and each cost a slow line a request.
 */
export function fewFiles(): Plugin {
  let known: ReadonlyMap<string, Place> | undefined
  const groupOf = (place: Place, at: number) => ({
    name: (id: string, graph: Graph) => {
      known ??= placesIn(graph)
      return (SHARED.test(id) ? 'first' : known.get(id)) === place ? place : null
    },
    debugName: place,
    priority: places.length - at,
  })
  return {
    name: 'few-files',
    apply: 'build',
    buildStart: () => {
      known = undefined
    },
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: places.map(groupOf) } } } } }),
  }
}
