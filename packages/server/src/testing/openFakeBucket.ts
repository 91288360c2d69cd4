import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { BucketConfig } from '../storage/createBucketStore.ts'

/** How the bucket handles writes: normally, with an error, or by disconnecting after storing the object. */
type BucketBehavior = 'good' | 'failing' | 'hangingUp'

/** The list of objects as S3 returns it. */
function listing(objects: ReadonlyMap<string, Buffer>): string {
  const contents = [...objects].map(
    ([key, { length }]) =>
      `<Contents><Key>${key.replace(/^\/[^/]*\//, '')}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>${length}</Size></Contents>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

/** An S3-compatible bucket in memory; an object appears once it is complete. */
export async function openFakeBucket() {
  const objects = new Map<string, Buffer>()
  const turnedAway: string[] = []
  let behavior: BucketBehavior = 'good'
  const server = createServer((request, response) => {
    const key = new URL(request.url ?? '', 'http://s3.test').pathname
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const isSigned = /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\//.test(request.headers.authorization ?? '')
      if (!isSigned) {
        turnedAway.push(`${request.method} ${key}`)
        return response.writeHead(403).end()
      }
      if (request.method === 'PUT') {
        if (behavior === 'failing') return response.writeHead(503).end()
        objects.set(key, Buffer.concat(parts))
        return behavior === 'hangingUp' ? response.destroy() : response.writeHead(200, { ETag: '"one"' }).end()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      const found = objects.get(key)
      if (request.method === 'GET' && /^\/[^/]*\/?$/.test(key)) return response.end(listing(objects))
      if (!found) return response.writeHead(404).end()
      return response.writeHead(200, { 'Content-Length': found.length }).end(request.method === 'HEAD' ? '' : found)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const bucket: BucketConfig = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'school',
    region: 'auto',
    accessKeyId: 'key-id',
    secretAccessKey: 'a secret of the tests',
  }
  return {
    bucket,
    objects,
    unsignedRequests: turnedAway,
    setBehavior: (next: BucketBehavior) => void (behavior = next),
  }
}
