import { calls } from '@maktab/contract/calls'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createHash, createHmac } from 'node:crypto'
import type { Database } from '#database/openDatabase.ts'
import { message } from '#i18n/message.ts'
import { invalidField } from '#lib/HttpError.ts'
import { type IdempotencyKey, findReplay } from '../idempotency.ts'
import { sendResponse } from '../responses.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The idempotency key of a request that creates something; undefined if the client sent none. */
    idempotencyKey: IdempotencyKey | undefined
  }
}

const HEADER = 'Idempotency-Key'
const KEY = /^[\w-]{16,128}$/

/** Replays the stored response of an earlier request with the same key. */
export const idempotencyPlugin = fp<{ database: Database }>(
  async (server, { database }) => {
    server.decorateRequest('idempotencyKey', undefined)
    server.addHook('preHandler', async (request, reply) => {
      request.idempotencyKey = await readKey(request)
      const replay = request.idempotencyKey && (await findReplay(database, request.idempotencyKey))
      return replay && sendResponse(reply, replay)
    })
  },
  { name: 'idempotency', dependencies: ['auth', 'body-parsing'] },
)

/** Keys are scoped to their sender and operation. */
async function readKey(request: FastifyRequest): Promise<IdempotencyKey | undefined> {
  const { operationId, account, params, body, files } = request
  const [key] = [request.headers['idempotency-key'] ?? []].flat()
  if (key === undefined || !calls[operationId].creates) return undefined
  if (!KEY.test(key))
    throw invalidField(HEADER, message('The key must have 16 to 128 letters, digits, hyphens or underscores.'))
  const fingerprint = createHmac('sha256', key).update(JSON.stringify([params, body]))
  for (const [field, file] of files) {
    fingerprint.update(`\n${field} ${file.size}\n`).update(new Uint8Array(await file.arrayBuffer()))
  }
  const hash = createHash('sha256').update(`${operationId} ${account?.id ?? 'visitor'} ${key}`)
  const secret = createHmac('sha256', key).update('response').digest()
  return { hash: hash.digest('base64url'), fingerprint: fingerprint.digest('base64url'), secret }
}
