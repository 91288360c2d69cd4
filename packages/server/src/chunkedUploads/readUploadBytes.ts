import { createHash } from 'node:crypto'
import type { Database } from '../database/openDatabase.ts'

/** All bytes of an upload that are there, in their order. */
export async function readUploadBytes(database: Database, id: number): Promise<Buffer<ArrayBuffer>> {
  const pieces = await database
    .selectFrom('upload_pieces')
    .select('bytes')
    .where('upload_id', '=', id)
    .orderBy('position')
    .execute()
  return Buffer.concat(pieces.map(({ bytes }) => bytes))
}

export async function computeUploadDigest(database: Database, id: number): Promise<string> {
  return createHash('sha256')
    .update(await readUploadBytes(database, id))
    .digest('hex')
}
