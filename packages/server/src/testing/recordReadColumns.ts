import type { KyselyPlugin, OperationNode, QueryResult, UnknownRow } from 'kysely'
import type { Database } from '../database/openDatabase.ts'

type Table = { name: string; columns: readonly { name: string }[] }

/** The columns of which a query tells, joins or compares something, each as `table.column`. */
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

/** Notes what is read of a database by whoever reads from the one that it gives. */
export async function recordReadColumns(database: Database): Promise<{ noting: Database; read: Set<string> }> {
  const tables = await database.introspection.getTables()
  const read = new Set<string>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      for (const column of columnsIn(node, tables)) read.add(column)
      return node
    },
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => result,
  }
  return { noting: database.withPlugin(plugin), read }
}
