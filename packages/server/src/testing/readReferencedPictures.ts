import { sql } from 'kysely'
import { pictureColumns, selectReferencedPictures } from '../database/referencedPictures.ts'
import type { Database } from '../database/openDatabase.ts'

export async function readReferencedPictures(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`${sql.raw(selectReferencedPictures(pictureColumns))}`.execute(database)
  return new Set(rows.map(({ name }) => name))
}
