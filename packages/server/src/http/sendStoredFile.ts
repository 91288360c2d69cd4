import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSessionAccount } from '../features/auth/sessions.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../contract/Handler.ts'
import { message } from '../i18n/message.ts'
import { getMediaType } from '../storage/PictureStorage.ts'
import { HttpError } from '../lib/HttpError.ts'

type Context = { database: Database; services: Services; now: () => number }

/**
 * Sends a stored file. Course pictures are public; a receipt is sent only to the session that its URL was signed for,
 * and never cached.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, services, now }: Context,
): Promise<FastifyReply> {
  const { name } = request.params as { name: string }
  const { until, session, key } = request.query as Record<string, unknown>
  const isReceipt = name.startsWith('receipt-')
  const mayRead = async () => {
    const signed = { until: textOf(until), session: textOf(session), key: textOf(key) }
    if (!services.receipts.verify(name, signed, now())) return false
    return (await findSessionAccount(database, signed.session, now())) !== undefined
  }
  const picture = !isReceipt || (await mayRead()) ? await services.pictures.read(name) : undefined
  if (!picture) throw new HttpError(404, message('This image no longer exists.'))
  return reply
    .type(getMediaType(name))
    .headers({
      'Cache-Control': isReceipt ? 'private, no-store' : 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      // PDFs may contain scripts: browsers download them instead of opening them, and the app renders them itself.
      ...(getMediaType(name) === 'application/pdf' && {
        'Content-Disposition': 'attachment; filename="receipt.pdf"',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      }),
    })
    .send(picture)
}

/** The value of a query parameter, unless it is missing or repeated. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
