import type { FastifyInstance } from 'fastify'

/** Has each answer say which version of the software gave it: of several processes not all may be of the same. */
export function tellVersion(server: FastifyInstance, version: string): void {
  server.addHook('onRequest', async (_request, reply) => void reply.header('X-Maktab-Version', version))
}
