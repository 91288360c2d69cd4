import type { OperationId } from '@maktab/contract/calls'
import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import { openCreationTestSchool } from './openCreationTestSchool.ts'

/** What is counted whatever comes of a call. */
const aside = new Set(['attempts', 'given_answers', 'jobs', 'table_changes'])

/** How many rows each table has. */
async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await database.introspection.getTables()) {
    if (aside.has(name)) continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(database)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** A school for one test, and the form of a call that can be sent to it. */
export async function openSchoolForRequest(id: OperationId) {
  const { creations, ...school } = await openCreationTestSchool()
  const creation = creations[id]
  if (!creation) throw new Error(`Nothing is sent for ${id}.`)
  const { body, changed, token = null, params = {} } = creation
  return {
    ...school,
    count: () => countRows(school.database),
    send: async (key?: string) => school.ask(id, { token, params, body: await body(), ...(key && { key }) }),
    sendChanged: async (key: string) => school.ask(id, { token, params, body: await changed(), key }),
  }
}
