import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { assertBodySize } from '../validation/assertBodySize.ts'

/** A body that is still on its way. */
export type IncomingBody = { stream: Readable; headers: IncomingHttpHeaders }

/** All bytes of a body. What is announced as too large isn’t begun, and what turns out to be isn’t kept. */
export async function readBytes({ stream, headers }: IncomingBody, most: number): Promise<Buffer> {
  assertBodySize(Number(headers['content-length'] ?? 0), most)
  const chunks: Buffer[] = []
  let size = 0
  // The connection is needed for the answer still.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    assertBodySize(size, most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
