import type { KyselyPlugin, OperationNode, QueryResult, UnknownRow } from 'kysely'
import type { Database } from '../database/openDatabase.ts'

type Watching = {
  onRead: (path: string) => void
  /** Called for fields that are only copied, as by `...body` or a rest pattern. */
  onCopy: (path: string) => void
}

/** Wraps a body to report which fields are read, by paths without indexes: `courses[].timings[].from`. */
export function trackFieldReads<Body>(body: Body, callbacks: Watching, path = ''): Body {
  if (typeof body !== 'object' || body === null) return body
  let describedKey: string | symbol | undefined
  return new Proxy<Body & object>(body, {
    // Spreading reads the property descriptor before the value.
    getOwnPropertyDescriptor: (target, key) => {
      describedKey = key
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      const isCopied = describedKey === key
      describedKey = undefined
      const isList = Array.isArray(target)
      if (typeof key === 'symbol' || (isList && !/^\d+$/.test(key))) return value
      const at = isList ? `${path}[]` : path === '' ? key : `${path}.${key}`
      if (isCopied) callbacks.onCopy(at)
      else callbacks.onRead(at)
      return trackFieldReads(value, callbacks, at)
    },
  })
}

/** Files of a body that report which fields are requested. */
export class TrackedFiles extends Map<string, File> {
  readonly #onRead: Watching['onRead'] | undefined

  constructor(files: ReadonlyMap<string, File>, { onRead }: Watching) {
    super(files)
    this.#onRead = onRead
  }

  override get(name: string): File | undefined {
    this.#onRead?.(name.replaceAll(/\[\d+\]/g, '[]'))
    return super.get(name)
  }
}

type Table = { name: string; columns: readonly { name: string }[] }

/** The columns that a query selects, joins or compares, as `table.column`. */
function columnsIn(query: OperationNode, tables: readonly Table[]): string[] {
  const [from, columns] = [new Set<string>(), new Set<string>()]
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('kind' in node && node.kind === 'IdentifierNode' && 'name' in node) columns.add(String(node.name))
    if ('kind' in node && node.kind === 'SchemableIdentifierNode' && 'identifier' in node) {
      from.add((node.identifier as { name: string }).name)
    }
    for (const inner of Object.values(node)) walk(inner)
  }
  walk(query)
  return tables
    .filter(({ name }) => from.has(name))
    .flatMap(({ name, columns: own }) => own.filter((one) => columns.has(one.name)).map((one) => `${name}.${one.name}`))
}

/** Returns a database that records the columns its queries read. */
export async function recordReadColumns(
  database: Database,
): Promise<{ recordingDatabase: Database; read: Set<string> }> {
  const tables = await database.introspection.getTables()
  const read = new Set<string>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      for (const column of columnsIn(node, tables)) read.add(column)
      return node
    },
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => result,
  }
  return { recordingDatabase: database.withPlugin(plugin), read }
}
