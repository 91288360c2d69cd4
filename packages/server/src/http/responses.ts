import type { FastifyRequest, FastifyReply } from 'fastify'
import { type Language, parseAcceptLanguage, translate } from '../i18n/translate.ts'
import { ACCOUNT_RESTRICTED, EMAIL_UNCONFIRMED, isMessage, message } from '../i18n/message.ts'
import type { HttpError } from '../lib/HttpError.ts'
import { RawJson, RawJsonStream } from '../database/jsonRows.ts'
import type { Socket } from 'node:net'

/** The language of a response: the requested one if the school supports it, else English. */
export function getRequestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return parseAcceptLanguage(headers['accept-language']) ?? 'en'
}

type Translated = { error: string | Record<string, string[]>; message?: string }

/** An error in the contract’s shape, translated. */
export function translateHttpError(language: Language, { error }: HttpError): Translated {
  // Clients compare the error text, so it stays English; the message is for people.
  if (error === ACCOUNT_RESTRICTED || error === EMAIL_UNCONFIRMED) {
    return { error: translate('en', error), ...(language !== 'en' && { message: translate(language, error) }) }
  }
  if (isMessage(error)) return { error: translate(language, error) }
  const fields = Object.entries(error).map(
    ([field, faults]) => [field, faults.map((one) => translate(language, one))] as const,
  )
  return {
    error: Object.fromEntries(fields),
    message: translate(language, message('Please check the highlighted fields.')),
  }
}

export type OperationResponse = { status: 200 | 201; body: unknown }

const JSON_TYPE = 'application/json; charset=utf-8'

/** Converts a handler's result: 201 with the created record, else 200. */
export function toResponse(result: unknown): OperationResponse {
  const isCreated = typeof result === 'object' && result !== null && 'created' in result
  return isCreated ? { status: 201, body: result.created } : { status: 200, body: result }
}

/** Sends the response of an operation; serialized JSON skips the serializer. */
export function sendResponse(reply: FastifyReply, { status, body }: OperationResponse): FastifyReply {
  void reply.code(status).header('Cache-Control', 'no-store')
  if (body instanceof RawJsonStream) return reply.type(JSON_TYPE).send(body.stream)
  return body instanceof RawJson ? reply.type(JSON_TYPE).send(body.bytes) : reply.send(body)
}

/** The client's language isn't known. */
const BODY = JSON.stringify({ error: translate('en', message('We couldn’t read this request.')) })

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Responds to malformed or too slow HTTP with an error in the contract's shape and closes the connection. */
export function handleClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  const head = [
    `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(BODY)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  if (socket.writable && code !== 'ECONNRESET') socket.end(`${head.join('\r\n')}\r\n\r\n${BODY}`)
  else socket.destroy()
}
