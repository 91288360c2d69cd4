import type { FastifyInstance } from 'fastify'
import { languageFor } from './languageFor.ts'

/** Has every answer of a call say its language, and whoever keeps answers that another one would get another. */
export function speakLanguages(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      reply.headers({ 'Content-Language': languageFor(request), Vary: 'Accept-Language' })
    }
    done()
  })
}
