import fp from 'fastify-plugin'
import type { Database } from '#database/openDatabase.ts'
import { type Refund, isWrongCode, limitCodeGuesses, limitEmail, limitNetwork, limitAccount } from '../rateLimits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Refunds the attempt to use a code, unless the code was wrong. */
    refundCode: Refund | undefined
    /** Refund the sign-in attempts on success, so that a class that signs in together isn't limited. */
    refundSignIn: Refund[]
  }
}

/**
 * Rejects operations above their rate limits: by account and network before the body is read, by email and code
 * afterwards. Replays of the idempotency plugin skip the latter.
 */
export const rateLimitPlugin = fp<{ database: Database }>(
  async (server, { database }) => {
    server.decorateRequest('refundCode', undefined)
    // Each request gets its own list below.
    server.decorateRequest('refundSignIn')
    server.addHook('preParsing', async (request) => {
      const { operationId: id, account, network, receivedAt: now } = request
      await limitAccount(database, { id, accountId: account?.id, now })
      const refundNetwork = await limitNetwork(database, { id, network, now })
      request.refundSignIn = id === 'signIn' ? [refundNetwork] : []
    })
    server.addHook('preHandler', async (request) => {
      const { operationId: id, account, network, receivedAt: now, query, body } = request
      const refundEmail = await limitEmail(database, { id, network, now, body })
      if (id === 'signIn') request.refundSignIn.push(refundEmail)
      request.refundCode = await limitCodeGuesses(database, {
        id,
        network,
        now,
        accountId: account?.id,
        sent: [query, body],
      })
    })
    server.addHook('onError', async (request, _reply, error) => {
      if (!isWrongCode(error)) await refundCode(request)
    })
    server.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode >= 400) return payload
      await refundCode(request)
      for (const refund of request.refundSignIn.splice(0)) await refund()
      return payload
    })
  },
  { name: 'rate-limit', dependencies: ['auth', 'idempotency'] },
)

/** Runs once per request, even if a later hook fails. */
async function refundCode(request: { refundCode: Refund | undefined }): Promise<void> {
  const refund = request.refundCode
  request.refundCode = undefined
  await refund?.()
}
