import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSessionAccount } from '../features/auth/sessions.ts'
import type { Database } from '../database/openDatabase.ts'
import { getRequestLanguage } from './responses.ts'
import type { Services } from '../contract/Handler.ts'
import { message } from '../i18n/message.ts'
import { getMediaType } from '../storage/PictureStorage.ts'
import { translate } from '../i18n/translate.ts'

type Context = { database: Database; services: Services; now: () => number }

/**
 * Sends a picture of the school. Course pictures are for everybody, a receipt only for the session that its address was
 * given to, which nothing keeps beyond it.
 */
export async function sendUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, services, now }: Context,
): Promise<FastifyReply> {
  const { name } = request.params as { name: string }
  const { until, session, key } = request.query as Record<string, unknown>
  const isReceipt = name.startsWith('receipt-')
  const mayBeSeen = async () => {
    const signed = { until: textOf(until), session: textOf(session), key: textOf(key) }
    if (!services.receipts.verify(name, signed, now())) return false
    return (await findSessionAccount(database, signed.session, now())) !== undefined
  }
  const picture = !isReceipt || (await mayBeSeen()) ? await services.pictures.read(name) : undefined
  if (!picture)
    return reply
      .code(404)
      .send({ error: translate(getRequestLanguage(request), message('This picture is no longer there.')) })
  return reply
    .type(getMediaType(name))
    .headers({
      'Cache-Control': isReceipt ? 'private, no-store' : 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      // What may hold scripts is saved, never opened: pages draw it themselves.
      ...(getMediaType(name) === 'application/pdf' && {
        'Content-Disposition': 'attachment; filename="receipt.pdf"',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      }),
    })
    .send(picture)
}

/** A part of an address that is there once. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
