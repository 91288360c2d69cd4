import type { Json } from './Json.ts'
import type { Database } from './openDatabase.ts'
import type { CountedTable } from './countedTables.ts'

type Kept<Body> = { changes: string; answer: Json<Body> }

/**
 * An answer of whole tables, the same for whoever may have it: made anew only after one of the tables has changed.
 * Where changes aren’t counted (PostgreSQL) it is made anew each time.
 */
export function keptAnswer<Body>(tables: readonly CountedTable[], make: (database: Database) => Promise<Json<Body>>) {
  const answers = new WeakMap<Database, Kept<Body>>()
  return async (database: Database): Promise<Json<Body>> => {
    // Counted first: what changes while the answer is made may be in it or not, and has it made anew the next time.
    const changes = await readChanges(database, tables)
    const kept = answers.get(database)
    if (kept && kept.changes === changes) return kept.answer
    const answer = await make(database)
    if (changes !== undefined) answers.set(database, { changes, answer })
    return answer
  }
}

async function readChanges(database: Database, tables: readonly CountedTable[]): Promise<string | undefined> {
  const rows = await database
    .selectFrom('table_changes')
    .select(['name', 'count'])
    .where('name', 'in', tables)
    .orderBy('name')
    .execute()
  if (rows.length < tables.length) return undefined
  return rows.map(({ name, count }) => `${name} ${count}`).join()
}
