import { type OperationId, calls } from '@maktab/contract/calls'
import type { FastifyInstance } from 'fastify'
import { getOperationSchemas } from '../contract/validators.ts'
import type { AppContext } from './AppContext.ts'
import { auditLogPlugin } from './plugins/auditLogPlugin.ts'
import { authPlugin } from './plugins/authPlugin.ts'
import { bodyParsingPlugin } from './plugins/bodyParsingPlugin.ts'
import { contractCheckPlugin } from './plugins/contractCheckPlugin.ts'
import { idempotencyPlugin } from './plugins/idempotencyPlugin.ts'
import { parametersPlugin } from './plugins/parametersPlugin.ts'
import { rateLimitPlugin } from './plugins/rateLimitPlugin.ts'
import { requestContextPlugin } from './plugins/requestContextPlugin.ts'
import { runOperation } from './runOperation.ts'
import { sendResponse } from './sendResponse.ts'

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
      // The serializer leaves out whatever the contract doesn't name.
      schema: { response: { 200: ok, ...(created && { 201: created }) } },
      compress: {},
      // A HEAD would run the operation, and isn't in the contract.
      exposeHeadRoute: false,
      handler: async (request, reply) => sendResponse(reply, await runOperation(request, context)),
    })
  }
}
