import fp from 'fastify-plugin'
import { readParameters, readQuery } from '#contract/validators.ts'
import { notFound, Refusal } from '#Refusal.ts'
import { faultsOfLetters } from '../faultsOfLetters.ts'

/**
 * Converts and validates the parameters of the path and the query. Fastify's own validation would run after the body
 * was read, and an id that is no number must be answered like one that is unknown.
 */
export const parametersPlugin = fp(
  async (server) => {
    server.addHook('onRequest', async (request) => {
      const { operationId } = request
      if (!readParameters(operationId, request.params as object)) throw notFound()
      const { known, faults } = readQuery(operationId, request.query as Record<string, unknown>)
      const allFaults = { ...faults, ...faultsOfLetters(known) }
      if (Object.keys(allFaults).length > 0) throw new Refusal(422, allFaults)
      request.query = known
    })
  },
  { name: 'parameters', dependencies: ['auth'] },
)
