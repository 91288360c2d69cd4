import fp from 'fastify-plugin'
import { message } from '#i18n/message.ts'
import { invalidField } from '#lib/HttpError.ts'
import { decodeBody } from '../decodeBody.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart body by field path (`courses[0].billing.receipt_image`). */
    files: ReadonlyMap<string, File>
  }
}

/**
 * Reads and validates bodies by the contract's schema, after authentication and the rate limits by network. It uses a
 * hook because Fastify closes the connection after the error of a content type parser.
 */
export const bodyParsingPlugin = fp(
  async (server) => {
    server.decorateRequest('files')
    server.addHook('onRequest', async (request) => {
      const hasType = request.headers['content-type'] !== undefined && request.method !== 'GET'
      if (hasType && !request.mediaType) throw invalidField('body', message('This content type isn’t supported.'))
    })
    server.addHook('preValidation', async (request) => {
      const { body, files } = await decodeBody(request.operationId, { stream: request.raw, headers: request.headers })
      request.body = body
      request.files = files
    })
  },
  { name: 'body-parsing' },
)
