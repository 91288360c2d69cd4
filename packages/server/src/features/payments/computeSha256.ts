import { createHash } from 'node:crypto'

/** What tells that the same bytes were sent before, in hex. */
export async function computeSha256(file: File): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
}
