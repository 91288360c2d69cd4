import { type OperationId, calls } from '@maktab/contract/calls'
import { recordKindsByOperation } from '@maktab/shared/recordKindsByOperation'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OperationRequest, Handlers } from '../contract/Handler.ts'
import { trackedTables } from '../database/trackedTables.ts'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import { handlers } from '../handlers.ts'
import { listDefinitions } from '../lists/reindexList.ts'
import { callEveryOperation } from '../testing/callEveryOperation.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>
type TableNode = { kind: 'TableNode'; table: { identifier: { name: string } } }

const isTable = (value: unknown): value is TableNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'TableNode'

/** Reports each table that a query names. */
function notingTables(note: (table: string) => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      JSON.stringify(node, (_key, value: unknown) => {
        if (isTable(value)) note(value.table.identifier.name)
        return value
      })
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

type Trigger = { name: string; source: string }

/** The source tables of each list (`lists/`), as recorded by the database's own triggers. */
async function readSources(database: Database): Promise<Map<string, string[]>> {
  const { rows } = isPostgres(database)
    ? await sql<Trigger>`
        select tgname as name, tgrelid::regclass::text as source from pg_trigger where tgname like 'stale_%'`.execute(
        database,
      )
    : await sql<Trigger>`
        select name, tbl_name as source from sqlite_master where type = 'trigger' and name like 'stale_%'`.execute(
        database,
      )
  const sources = new Map<string, string[]>()
  for (const { name, source } of rows) {
    const [, list] = /^stale_\d+_([a-z]+)_by_/.exec(name) ?? []
    sources.set(`listed_${list}`, [...(sources.get(`listed_${list}`) ?? []), source])
  }
  return sources
}

/** Reads that change something are invalidated by the client that makes the change. */
const changing: ReadonlySet<string> = new Set(['toggleEventMembership'])
const isCounted = (name: string) => trackedTables.some((one) => one === name)

test('every query is invalidated by changes of the tables that it reads, and of no others', async () => {
  const sources = await readSources((await openTestSchool()).database)
  expect(sources.size).toBe(Object.keys(listDefinitions).length)
  const read = new Map<string, Set<string>>()
  const watched = Object.entries(handlers).map(([id, handle]) => {
    const note = (table: string) => {
      for (const one of sources.get(table) ?? [table]) {
        if (isCounted(one)) read.set(id, (read.get(id) ?? new Set()).add(one))
      }
    }
    const watching: AnyHandler = (call) =>
      (handle as AnyHandler)({ ...call, database: call.database.withPlugin(notingTables(note)) })
    return [id, watching] as const
  })
  await callEveryOperation(Object.fromEntries(watched) as Handlers)
  // The caller's account is found through the session, before the handler runs.
  read.set('getCurrentUser', new Set(['accounts']))
  const reading = [...read].filter(([id]) => calls[id as OperationId].method === 'GET' && !changing.has(id))
  const found = reading.map(([id, tables]) => [id, [...tables].toSorted()])
  // A query that is not implemented yet reads no tables.
  const expected = Object.entries(recordKindsByOperation).flatMap(([id, kinds]) =>
    kinds.length > 0 ? [[id, kinds.toSorted()]] : [],
  )
  expect(Object.fromEntries(expected)).toEqual(Object.fromEntries(found))
})

/** Tables whose changes are not sent: private to one account, or internal to the school. */
const untold: ReadonlySet<string> = new Set([
  'act_subjects',
  'attempts',
  'audit',
  'calendar_feeds',
  'email_tokens',
  'given_answers',
  'import_rows',
  'imports',
  'jobs',
  'known_networks',
  'listed_kinds',
  // Saved with its practice.
  'practice_texts',
  'reminder_choices',
  'reminder_devices',
  'reset_tokens',
  'sessions',
  'stale_rows',
  'stored_pictures',
  'table_changes',
  'upload_pieces',
  'uploads',
])

test('every table is either sent to listeners or listed as not sent', async () => {
  const { database } = await openTestSchool()
  const tables = (await database.introspection.getTables()).map(({ name }) => name)
  // List tables and SQLite’s search tables are derived from tables that are sent.
  const derived = Object.keys(listDefinitions).flatMap((name) => [`listed_${name}`, `${name}_words`])
  const isDerived = (name: string) => derived.some((one) => name === one || name.startsWith(`${one}_`))
  expect(tables.filter((name) => !untold.has(name) && !isDerived(name)).toSorted()).toEqual(trackedTables.toSorted())
  const { rows } = isPostgres(database)
    ? await sql<{ name: string }>`
        select tgrelid::regclass::text as name from pg_trigger where tgname like '%_told'`.execute(database)
    : await sql<{ name: string }>`select name from table_changes`.execute(database)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(trackedTables.toSorted())
})
