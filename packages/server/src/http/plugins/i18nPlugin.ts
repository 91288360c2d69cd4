import fp from 'fastify-plugin'
import { type Language, parseAcceptLanguage, translate } from '#i18n/translate.ts'
import { isMessage } from '#i18n/message.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The requested language; undefined if the school supports none of the requested ones. */
    language: Language | undefined
  }
}

/** Parses the request's language, sets Content-Language and translates the message of a successful response. */
export const i18nPlugin = fp(
  async (server) => {
    server.decorateRequest('language', undefined)
    server.addHook('onRequest', (request, reply, done) => {
      request.language = parseAcceptLanguage(request.headers['accept-language'])
      // Caches must store each language separately.
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

/** Translates the message of a response body; leaves other bodies unchanged. */
export function translateResponse(language: Language | undefined, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('message' in body) || !isMessage(body.message)) return body
  return { ...body, message: translate(language ?? 'en', body.message) }
}
