import { requestLimits } from '@maktab/shared/requestLimits'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { hashToken } from '../features/auth/sessions.ts'
import type { HandlersFor } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import { invalidField, HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { acceptsPdfReceipts, PDF_NOT_ACCEPTED } from '../features/settings/assertPdfReceiptsAccepted.ts'
import { consumeReceiptQuota } from '../storage/receiptQuota.ts'
import {
  FIRST_CHUNK_TIMEOUT_MILLISECONDS,
  requireOwnUpload,
  findUploaderId,
  computeUploadDigest,
} from './uploadQueries.ts'

const MEGABYTE = 1024 * 1024
/**
 * The maximum size of uploads not yet used by a form: per account, per visitor network, and for all visitors together.
 */
const MAX_PENDING_BYTES = { account: 30 * MEGABYTE, network: 100 * MEGABYTE, visitors: 2048 * MEGABYTE }
const NAME_BYTES = 24

/** Chunked upload of receipts (decision 145). An interrupted upload resumes where the last chunk ended. */
export const uploadHandlers: HandlersFor<'beginUpload' | 'sendPiece' | 'getUpload'> = {
  beginUpload: async ({ body, database, services, tokenHash, network, now }) => {
    if (body.type === 'application/pdf' && !(await acceptsPdfReceipts(database, services))) {
      throw invalidField('type', PDF_NOT_ACCEPTED)
    }
    const account_id = (await findUploaderId({ database, tokenHash, now })) ?? null
    const asking = { database, size: body.size, now }
    if (account_id === null) await assertVisitorLimits(asking, network)
    else await assertAccountLimit(asking, account_id)
    const upload = randomBytes(NAME_BYTES).toString('base64url')
    const { size, type, sha256 } = body
    const row = { name_hash: hashToken(upload), size, type, sha256, received: 0, begun_at: now }
    await database
      .insertInto('uploads')
      .values({ ...row, account_id, network: account_id === null ? network : null })
      .execute()
    return { upload, received: 0 }
  },

  sendPiece: async ({ params, files, database, tokenHash, network, now }) => {
    const upload = await requireOwnUpload({ database, tokenHash, now }, params.upload)
    const { id, size } = upload
    const bytes = new Uint8Array((await files.get('piece')?.arrayBuffer()) ?? [])
    const end = params.offset + bytes.length
    if (end > size) throw invalidField('piece', message('The chunk goes beyond the end of the file.'))
    if (bytes.length < requestLimits.minPieceBytes && end !== size)
      throw invalidField('piece', message('The chunk is too small.'))
    // Of two concurrent chunks, the second waits here and then finds its offset taken.
    const { numUpdatedRows } = await database
      .updateTable('uploads')
      .set({ received: end })
      .where('id', '=', id)
      .where('received', '=', params.offset)
      .where('received', '<', size)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return stateOf(await requireOwnUpload({ database, tokenHash, now }, params.upload))
    await database.insertInto('upload_pieces').values({ upload_id: id, position: params.offset, bytes }).execute()
    if (end === size && (await computeUploadDigest(database, id)) !== upload.sha256) {
      throw invalidField('piece', message('The upload was damaged. Choose the file again.'))
    }
    await consumeReceiptQuota(database, {
      accountId: upload.account_id,
      network,
      receipts: 0,
      bytes: bytes.length,
      now,
    })
    return { received: end, size }
  },

  getUpload: async ({ params, database, tokenHash, now }) =>
    stateOf(await requireOwnUpload({ database, tokenHash, now }, params.upload)),
}

function stateOf({ received, size }: { received: number; size: number }) {
  return { received, size }
}

type UploadStart = { database: Database; size: number; now: number }

/** The bytes received plus what recent uploads announced. A reservation that is not used expires soon. */
const waitingBytes = (now: number) =>
  sql<number>`case when begun_at > ${now - FIRST_CHUNK_TIMEOUT_MILLISECONDS} then size else received end`

async function assertAccountLimit({ database, size, now }: UploadStart, id: number): Promise<void> {
  const { waiting } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<Sum>(waitingBytes(now)).as('waiting'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  assertWithinLimit(waiting, size, MAX_PENDING_BYTES.account)
}

/** A visitor can easily use many networks, so there is also a limit for all visitors together. */
async function assertVisitorLimits({ database, size, now }: UploadStart, network: string): Promise<void> {
  const { here, everywhere } = await database
    .selectFrom('uploads')
    .select(({ fn }) => [
      fn.sum<Sum>(waitingBytes(now)).filterWhere('network', '=', network).as('here'),
      fn.sum<Sum>(waitingBytes(now)).as('everywhere'),
    ])
    .where('network', 'is not', null)
    .executeTakeFirstOrThrow()
  assertWithinLimit(here, size, MAX_PENDING_BYTES.network)
  assertWithinLimit(everywhere, size, MAX_PENDING_BYTES.visitors)
}

/** SQLite and PostgreSQL return sums as different types; without rows the sum is null. */
type Sum = number | string | null

function assertWithinLimit(pending: Sum, size: number, limit: number): void {
  if (Number(pending ?? 0) + size <= limit) return
  throw new HttpError(429, message('Too many receipts are being uploaded right now. Try again later.'))
}
