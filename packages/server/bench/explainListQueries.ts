import type { CompiledQuery, KyselyPlugin } from 'kysely'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../src/database/openDatabase.ts'
import { handlers } from '../src/handlers.ts'
import { createServer } from '../src/http/createServer.ts'
import { createFolderStore } from '../src/storage/fileStores.ts'
import { createPictureStorage } from '../src/storage/createPictureStorage.ts'
import { createReceiptUrlSigner } from '../src/storage/createReceiptUrlSigner.ts'
import { measuredLists, toListRequest } from './measuredLists.ts'

type List = (typeof measuredLists)[number]

const MAX_SCANNED_ROWS = 1000

/** Explains the queries of each list; returns lists that scan a large table without need. */
export async function explainListQueries(folder: string): Promise<string[]> {
  const queries = await recordQueries(folder)
  const database = new DatabaseSync(join(folder, 'maktab.db'), { readOnly: true })
  const tables = new Set(
    database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  )
  const rowsOf = (table: string) => Number(database.prepare(`select count(*) as rows from ${table}`).get()?.['rows'])
  const faults: string[] = []
  console.log(`\nTables of more than ${MAX_SCANNED_ROWS} rows that a list scans:\n`)
  for (const list of measuredLists) {
    const { id, isStreamed = false, isWhole = isStreamed } = list
    const scanned = new Set((queries.get(list) ?? []).flatMap(({ sql }) => scansOf(database, sql)))
    // Temporary tables are excluded: the steps that fill them are explained separately.
    const large = [...scanned].filter((name) => tables.has(name) && rowsOf(name) > MAX_SCANNED_ROWS)
    if (large.length === 0) continue
    console.log(`${id.padEnd(28)}${large.join(', ')}${isWhole ? ' (the list is the whole table)' : '  NO INDEX USED'}`)
    if (!isWhole) faults.push(`${id} scans ${large.join(', ')}`)
  }
  const count = [...queries.values()].reduce((sum, some) => sum + some.length, 0)
  console.log(`All other of the ${count} queries of ${measuredLists.length} lists use an index or scan a small table.`)
  database.close()
  return faults
}

/** The queries of each list. */
async function recordQueries(folder: string): Promise<Map<List, CompiledQuery[]>> {
  const queries = new Map<List, CompiledQuery[]>()
  const current: CompiledQuery[] = []
  const plain = openDatabase({ file: join(folder, 'maktab.db') })
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      current.push(plain.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { server, settle } = await createServer({
    database: plain.withPlugin(recorder),
    services: {
      publicUrl: 'http://school.test',
      pictures: createPictureStorage(createFolderStore(join(folder, 'pictures'))),
      receipts: createReceiptUrlSigner('a secret'),
      sendsMails: false,
      sendTestMail: () => Promise.resolve(),
      readDiskSpace: () => Promise.resolve(undefined),
      softwareVersion: 'bench',
      timeZone: 'UTC',
    },
    handlers,
    now: Date.now,
    onChange: () => undefined,
    validatesResponses: true,
    isLogging: false,
  })
  for (const list of measuredLists) {
    const { path, headers } = toListRequest(list)
    const { statusCode } = await server.inject({ method: 'GET', url: path, headers })
    if (statusCode !== 200) throw new Error(`${list.id}: ${statusCode}`)
    queries.set(list, current.splice(0))
  }
  await server.close()
  await settle()
  await plain.destroy()
  return queries
}

/** The tables that a query scans, also in index order; query plans name them by alias. */
function scansOf(database: DatabaseSync, sql: string): string[] {
  const names = new Map([...sql.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table = '', alias = '']) => [alias, table]))
  const steps = database.prepare(`explain query plan ${sql}`).all()
  return steps.flatMap(({ detail }) => {
    const [, name] = /^SCAN (\w+)/.exec(String(detail)) ?? []
    return name === undefined || name === 'CONSTANT' ? [] : [names.get(name) ?? name]
  })
}
