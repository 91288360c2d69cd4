import fp from 'fastify-plugin'
import type { Language } from '#i18n/Language.ts'
import { parseAcceptLanguage } from '#i18n/parseAcceptLanguage.ts'
import { translateResponse } from '#i18n/translateAnswer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that the client asks for; undefined where it names none that the school has. */
    language: Language | undefined
  }
}

/** Reads the request's language, names it in the response and translates the message of a successful answer. */
export const i18nPlugin = fp(
  async (server) => {
    server.decorateRequest('language', undefined)
    server.addHook('onRequest', (request, reply, done) => {
      request.language = parseAcceptLanguage(request.headers['accept-language'])
      // Caches must not give one language's answer to another.
      if (request.url.startsWith('/api/')) {
        reply.headers({ 'Content-Language': request.language ?? 'en', Vary: 'Accept-Language' })
      }
      done()
    })
    // Errors are translated where they are sent.
    server.addHook('preSerialization', async (request, reply, payload) =>
      reply.statusCode < 400 ? translateResponse(request.language, payload) : payload,
    )
  },
  { name: 'i18n' },
)
