import { type OperationId, calls } from '@maktab/contract/calls'
import type { FastifyInstance } from 'fastify'
import {
  getOperationSchemas,
  coerceParameters,
  coerceQuery,
  validateResponse,
  describeContractViolations,
} from '../contract/validators.ts'
import { type AppContext, runOperation } from './runOperation.ts'
import { auditLogPlugin } from './plugins/auditLogPlugin.ts'
import { authPlugin } from './plugins/authPlugin.ts'
import { bodyParsingPlugin } from './plugins/bodyParsingPlugin.ts'
import { idempotencyPlugin } from './plugins/idempotencyPlugin.ts'
import { rateLimitPlugin } from './plugins/rateLimitPlugin.ts'
import { requestContextPlugin } from './plugins/requestContextPlugin.ts'
import { sendResponse, translateHttpError } from './responses.ts'
import fp from 'fastify-plugin'
import { notFound, HttpError, serviceUnavailable } from '../lib/HttpError.ts'
import { validateCharacters } from './decodeBody.ts'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isDatabaseError } from '../database/databaseErrors.ts'

/** Fails every response and error that the contract doesn't allow; for tests and development. */
const contractCheckPlugin = fp(
  async (server) => {
    server.setErrorHandler((thrown, request) => {
      const error = isDatabaseError(thrown) ? serviceUnavailable(thrown) : thrown
      // Errors before the operation is known have a common shape that the contract doesn't list per operation.
      const isOfOperation = request.receivedAt > 0
      if (isOfOperation && error instanceof HttpError) {
        assertMatchesContract(request.operationId, error.status, translateHttpError('en', error))
      }
      // Sent by the server's error handler.
      throw thrown
    })
    server.addHook('preSerialization', async (request, reply, payload) => {
      if (reply.statusCode < 400) assertMatchesContract(request.operationId, reply.statusCode, payload)
      return payload
    })
    // Serialized JSON skips preSerialization.
    server.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode >= 400 || !(payload instanceof Readable || Buffer.isBuffer(payload))) return payload
      const bytes = payload instanceof Readable ? await buffer(payload) : payload
      assertMatchesContract(request.operationId, reply.statusCode, JSON.parse(bytes.toString()))
      return bytes
    })
  },
  { name: 'contract-check', dependencies: ['request-context'] },
)

function assertMatchesContract(id: OperationId, status: number, body: unknown): void {
  const faults = validateResponse(id, status, body)
  if (faults)
    throw new Error(`The answer of ${id} (${status}) breaks the contract:\n${describeContractViolations(faults, body)}`)
}

/**
 * Converts and validates path and query parameters. Fastify's own validation would run after the body was read, and an
 * id that isn't a number must get the same 404 as an unknown id.
 */
const parametersPlugin = fp(
  async (server) => {
    server.addHook('onRequest', async (request) => {
      const { operationId } = request
      if (!coerceParameters(operationId, request.params as object)) throw notFound()
      const { known, faults } = coerceQuery(operationId, request.query as Record<string, unknown>)
      const allFaults = { ...faults, ...validateCharacters(known) }
      if (Object.keys(allFaults).length > 0) throw new HttpError(422, allFaults)
      request.query = known
    })
  },
  { name: 'parameters', dependencies: ['auth'] },
)

/**
 * Registers a route for each operation of the contract, with the hooks that only operations have. Hooks of one kind run
 * in the order of the plugins; the kinds follow Fastify's life cycle:
 *
 * - `onRequest`: media type, session, parameters
 * - `preParsing`: rate limits by person and network
 * - `preValidation`: body
 * - `preHandler`: idempotency key, rate limits by email and code
 */
export async function operationRoutes(server: FastifyInstance, context: AppContext): Promise<void> {
  const { database, services, now } = context
  await server.register(bodyParsingPlugin)
  await server.register(requestContextPlugin, { now })
  if (context.validatesResponses) await server.register(contractCheckPlugin)
  await server.register(authPlugin, { database, services })
  await server.register(parametersPlugin)
  await server.register(idempotencyPlugin, { database })
  await server.register(rateLimitPlugin, { database })
  await server.register(auditLogPlugin)

  for (const id of Object.keys(calls) as OperationId[]) {
    const { method, path } = calls[id]
    const { 200: ok = {}, 201: created } = getOperationSchemas(id).answers
    server.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operationId: id },
      // The serializer drops fields that the contract doesn't name.
      schema: { response: { 200: ok, ...(created && { 201: created }) } },
      compress: {},
      // A HEAD request would run the operation, and isn't in the contract.
      exposeHeadRoute: false,
      handler: async (request, reply) => sendResponse(reply, await runOperation(request, context)),
    })
  }
}
