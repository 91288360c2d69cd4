import fp from 'fastify-plugin'
import { type Language, parseAcceptLanguage, translate } from '#i18n/translate.ts'
import { isMessage } from '#i18n/message.ts'

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

/** An answer with its message in somebody’s language; every other answer as it is. */
export function translateResponse(language: Language | undefined, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('message' in body) || !isMessage(body.message)) return body
  return { ...body, message: translate(language ?? 'en', body.message) }
}
