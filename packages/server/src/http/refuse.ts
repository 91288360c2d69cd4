import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import type { Language } from '../i18n/Language.ts'
import { message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import { translateRefusal } from './translateRefusal.ts'
import { languageFor } from './languageFor.ts'
import { NOTHING_RUNS } from './protect.ts'

type Shown = { status: number; body: object }

/** Answers every refusal and every fault in the contract's shape; of a fault nothing is told. */
export function refuse(
  error: Error & { statusCode?: number; code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Whoever is refused in the middle of sending reads the answer only at its end.
  request.raw.resume()
  const { status, body } = showOf(error, languageFor(request))
  return reply
    .code(status)
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': NOTHING_RUNS,
      'X-Content-Type-Options': 'nosniff',
      ...(status === 503 && { 'Retry-After': '5' }),
    })
    .send(body)
}

function showOf(error: Error & { statusCode?: number; code?: string }, language: Language): Shown {
  if (error instanceof Refusal) return { status: error.status, body: translateRefusal(language, error) }
  const status = error.statusCode ?? 500
  // An address too long for any record, or that is no text, leads to none, and a type that is none is a fault of the body.
  if (status === 414 || error.code === 'FST_ERR_BAD_URL') return showOf(notFound(), language)
  if (status === 415) return showOf(invalid('body', message('The type of the body can’t be read.')), language)
  if (status < 500) return { status, body: { error: translate(language, message('The request can’t be read.')) } }
  // Apps know by this sentence that there is nothing to tell, and say their own (1§8).
  return { status: 500, body: { message: 'Something went wrong' } }
}
