import fp from 'fastify-plugin'
import type { Metrics } from '#metrics/openMetricsServer.ts'

type Options = { onAnswer: Metrics['onResponse'] }

/** Reports every response by operation, or by route if it is outside the contract. */
export const metricsPlugin = fp<Options>(
  async (server, { onAnswer }) => {
    server.addHook('onResponse', async ({ routeOptions: { config, url } }, reply) => {
      onAnswer(config.operationId ?? url ?? 'page', reply.statusCode, reply.elapsedTime / 1000)
    })
  },
  { name: 'metrics' },
)
