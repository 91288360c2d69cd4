import type { OperationId } from '@maktab/contract/calls'
import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import { openCreationTestSchool } from './openCreationTestSchool.ts'

/** Tables that change even if a request fails. */
const ignoredTables = new Set(['attempts', 'given_answers', 'jobs', 'table_changes'])

/** Counts the rows of each table. */
async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await database.introspection.getTables()) {
    if (ignoredTables.has(name)) continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(database)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** A school for one test, and functions to send the request of an operation. */
export async function openSchoolForRequest(id: OperationId) {
  const { creations, ...school } = await openCreationTestSchool()
  const creation = creations[id]
  if (!creation) throw new Error(`There is no request for ${id}.`)
  const { body, changed, token = null, params = {} } = creation
  return {
    ...school,
    count: () => countRows(school.database),
    send: async (key?: string) => school.api(id, { token, params, body: await body(), ...(key && { key }) }),
    sendChanged: async (key: string) => school.api(id, { token, params, body: await changed(), key }),
  }
}
