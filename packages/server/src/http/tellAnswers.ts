import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/Metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operationId, where the address is one of the contract’s. */
    call?: string
  }
}

/** Stays open for as long as somebody looks on: how long says nothing. */
const LOOKS_ON = 'watchChanges'

/** Has each answer counted, under one of as many names as there are kinds of addresses. */
export function tellAnswers(server: FastifyInstance, onAnswer: Metrics['onAnswer']): void {
  server.addHook('onResponse', async ({ routeOptions: { config, url } }, reply) => {
    const call = config.call ?? url ?? 'page'
    if (call !== LOOKS_ON) onAnswer(call, reply.statusCode, reply.elapsedTime / 1000)
  })
}
