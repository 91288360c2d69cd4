import fp from 'fastify-plugin'
import { coerceParameters, coerceQuery } from '#contract/validators.ts'
import { notFound, HttpError } from '#lib/HttpError.ts'
import { validateCharacters } from '../validateCharacters.ts'

/**
 * Converts and validates the parameters of the path and the query. Fastify's own validation would run after the body
 * was read, and an id that is no number must be answered like one that is unknown.
 */
export const parametersPlugin = fp(
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
