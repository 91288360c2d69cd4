import { sql } from 'kysely'
import { pictureColumns, selectNamedPictures } from '../database/namedPictures.ts'
import type { Database } from '../database/openDatabase.ts'

export async function readNamedPictures(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`${sql.raw(selectNamedPictures(pictureColumns))}`.execute(database)
  return new Set(rows.map(({ name }) => name))
}
