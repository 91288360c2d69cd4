import fp from 'fastify-plugin'
import type { Metrics } from '#metrics/openMetrics.ts'

type Options = { onAnswer: Metrics['onAnswer'] }

/** Reports every answer by its operation, or by its route where the contract doesn't name it. */
export const metricsPlugin = fp<Options>(
  async (server, { onAnswer }) => {
    server.addHook('onResponse', async ({ routeOptions: { config, url } }, reply) => {
      onAnswer(config.operationId ?? url ?? 'page', reply.statusCode, reply.elapsedTime / 1000)
    })
  },
  { name: 'metrics' },
)
