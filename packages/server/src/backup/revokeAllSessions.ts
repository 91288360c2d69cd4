import type { Database } from '../database/openDatabase.ts'

/**
 * What people were signed in with, or could sign in with, when a backup was made. Answers by key stay: their records
 * are in the backup too, and a form that is sent again must not be saved twice.
 */
const ended = ['sessions', 'reset_tokens', 'email_tokens', 'attempts'] as const

/** Ends every session and mailed link of a restored school, which may have been ended after the backup was made. */
export async function revokeAllSessions(database: Database): Promise<void> {
  // A school of an earlier version lacks some of these tables.
  const tables = new Set((await database.introspection.getTables()).map(({ name }) => name))
  for (const table of ended) if (tables.has(table)) await database.deleteFrom(table).execute()
}
