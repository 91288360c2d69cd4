import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isDatabaseError } from '#database/databaseErrors.ts'
import { serviceUnavailable, invalidField, notFound, HttpError } from '#lib/HttpError.ts'
import { type Language, translate } from '#i18n/translate.ts'
import { message } from '#i18n/message.ts'
import { getRequestLanguage, translateHttpError } from '../responses.ts'
import { DENY_ALL_POLICY } from './securityHeadersPlugin.ts'

type AnyError = Error & { statusCode?: number; code?: string }
type ErrorBody = { status: number; body: object }

/** Sends every error in the contract's shape and logs server faults. */
export const errorsPlugin = fp(
  async (server) => {
    server.setErrorHandler((thrown: FastifyError | HttpError, request, reply) => {
      const error = isDatabaseError(thrown) ? serviceUnavailable(thrown) : thrown
      if (error instanceof HttpError) {
        if (error.cause !== undefined) request.log.warn({ req: request, err: error })
      } else if ((error.statusCode ?? 500) >= 500) request.log.error({ req: request, err: error })
      return sendError(error, request, reply)
    })
  },
  { name: 'errors' },
)

/** Sends an error in the contract's shape. Server faults don't expose details. */
export function sendError(error: AnyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A client that is still sending reads the response only when it has sent everything.
  request.raw.resume()
  const { status, body } = errorBody(error, getRequestLanguage(request))
  return reply
    .code(status)
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': DENY_ALL_POLICY,
      'X-Content-Type-Options': 'nosniff',
      ...(status === 503 && { 'Retry-After': '5' }),
    })
    .send(body)
}

function errorBody(error: AnyError, language: Language): ErrorBody {
  if (error instanceof HttpError) return { status: error.status, body: translateHttpError(language, error) }
  const status = error.statusCode ?? 500
  // A URL that is too long or malformed can't match a record. A malformed media type is an error of the body.
  if (status === 414 || error.code === 'FST_ERR_BAD_URL') return errorBody(notFound(), language)
  if (status === 415) return errorBody(invalidField('body', message('This content type isn’t supported.')), language)
  if (status < 500) return { status, body: { error: translate(language, message('We couldn’t read this request.')) } }
  // Clients recognise this text and show their own translation (1§8).
  return { status: 500, body: { message: 'Something went wrong' } }
}
