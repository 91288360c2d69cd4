import type { FastifyInstance } from 'fastify'

/** Which version of the software gave an answer: of several processes not all may be of the same. */
export function versionHeader(version: string): Record<string, string> {
  return { 'X-Maktab-Version': version }
}

/** Has each answer say so. */
export function tellVersion(server: FastifyInstance, header: Record<string, string>): void {
  server.addHook('onRequest', async (_request, reply) => void reply.headers(header))
}
