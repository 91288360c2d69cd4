import type { Database } from '../database/openDatabase.ts'

/** Both databases limit how many values one statement carries. */
const MAX_VALUES = 1000

/** Which of these keys stand for what is owed, or was told in the last month. */
export async function findExistingJobKeys(database: Database, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let start = 0; start < keys.length; start += MAX_VALUES) {
    const some = keys.slice(start, start + MAX_VALUES)
    const rows = await database.selectFrom('jobs').select('key').where('key', 'in', some).execute()
    for (const { key } of rows) if (key !== null) known.add(key)
  }
  return known
}
