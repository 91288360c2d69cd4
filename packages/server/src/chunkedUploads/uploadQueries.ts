import { findSessionAccount, hashToken } from '../features/auth/sessions.ts'
import type { Database } from '../database/openDatabase.ts'
import { notFound, type FieldErrors, invalidField, HttpError } from '../lib/HttpError.ts'
import { createHash } from 'node:crypto'
import type { OperationId } from '@maktab/contract/calls'
import { requestLimits } from '@maktab/shared/requestLimits'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { validateFile } from '@maktab/shared/extractFiles'
import { toMessages, getOperationSchemas, assertBodySize } from '../contract/validators.ts'
import { message } from '../i18n/message.ts'
import { MAX_CLOCK_SKEW_MILLISECONDS } from '../database/quotas.ts'

/** An upload without a first chunk is kept, and reserves its full size, for this long. */
export const FIRST_CHUNK_TIMEOUT_MILLISECONDS = 10 * 60_000

type SessionContext = { database: Database; tokenHash: string | undefined; now: number }

/** The account of the signed-in student; undefined for a visitor. */
export async function findUploaderId({ database, tokenHash, now }: SessionContext): Promise<number | undefined> {
  if (tokenHash === undefined) return undefined
  const account = await findSessionAccount(database, tokenHash, now)
  return account?.role === 'student' && account.status === 'active' ? account.id : undefined
}

/** Finds an upload by name for its owner. An upload of a visitor is available to anyone who knows its name. */
async function findUpload(database: Database, name: string, accountId: number | undefined) {
  const upload = await database
    .selectFrom('uploads')
    .select(['id', 'account_id', 'type', 'sha256', 'size', 'received', 'begun_at'])
    .where('name_hash', '=', hashToken(name))
    .executeTakeFirst()
  return upload && (upload.account_id === null || upload.account_id === accountId) ? upload : undefined
}

export async function requireOwnUpload(asking: SessionContext, name: string) {
  const upload = await findUpload(asking.database, name, await findUploaderId(asking))
  if (!upload || (upload.received === 0 && upload.begun_at <= asking.now - FIRST_CHUNK_TIMEOUT_MILLISECONDS))
    throw notFound()
  return upload
}

/** All received bytes of an upload, in order. */
async function readUploadBytes(database: Database, id: number): Promise<Buffer<ArrayBuffer>> {
  const pieces = await database
    .selectFrom('upload_pieces')
    .select('bytes')
    .where('upload_id', '=', id)
    .orderBy('position')
    .execute()
  return Buffer.concat(pieces.map(({ bytes }) => bytes))
}

export async function computeUploadDigest(database: Database, id: number): Promise<string> {
  return createHash('sha256')
    .update(await readUploadBytes(database, id))
    .digest('hex')
}

type UploadReference = { file: string; upload: string }

type ClaimRequest = {
  id: OperationId
  body: unknown
  /** Files sent in the form itself. */
  sent: ReadonlyMap<string, File>
  database: Database
  accountId: number | undefined
}

type ClaimedUploads = {
  files: ReadonlyMap<string, File>
  /** The claimed uploads by id, each with its form field. */
  uploads: ReadonlyMap<number, string>
}

/**
 * Reads uploads as if the files had been part of the form, with the same size limit. An upload that is unknown,
 * incomplete or belongs to someone else is rejected at its field, where the user can choose the file again.
 */
export async function claimUploads({ id, body, sent, database, accountId }: ClaimRequest): Promise<ClaimedUploads> {
  const found = []
  for (const { file, upload: name } of findUploadReferences(body, getOperationSchemas(id).body, '')) {
    const upload = await findUpload(database, name, accountId)
    if (!upload) throw unavailableError(file)
    if (upload.received < upload.size)
      throw invalidField(file, message('The upload didn’t finish. Choose the receipt again.'))
    found.push({ file, ...upload })
  }
  // Checked before reading, because a form may name the same upload for several files.
  const bytes = [...found, ...sent.values()].reduce((sum, { size }) => sum + size, 0)
  if (found.length > 0) assertBodySize(bytes, requestLimits.formBytes)
  const files = new Map<string, File>()
  const errors: FieldErrors = {}
  for (const { file: field, id: upload, size, type } of found) {
    const file = new File([await readUploadBytes(database, upload)], 'receipt', { type })
    // Another form has taken it in the meantime.
    if (file.size !== size) throw unavailableError(field)
    const error = await validateFile(file, 'receipt')
    if (error !== undefined) Object.assign(errors, toMessages({ [field]: [error] }))
    files.set(field, file)
  }
  if (Object.keys(errors).length > 0) throw new HttpError(422, errors)
  return { files, uploads: new Map(found.map(({ id: upload, file }) => [upload, file])) }
}

/** Where in a body the contract's schema allows an upload instead of a file. */
function findUploadReferences(value: unknown, schema: BodySchema | undefined, path: string): UploadReference[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => findUploadReferences(item, schema?.items, `${path}[${index}]`))
  }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const field = schema?.properties?.[name]
    const of = field?.['x-upload-of']
    return of !== undefined && typeof inner === 'string'
      ? [{ file: at(of), upload: inner }]
      : findUploadReferences(inner, field, at(name))
  })
}

/** Deletes uploads used by a form, in the transaction that stores their content. Each can be used by one form only. */
export async function deleteClaimedUploads(database: Database, uploads: ClaimedUploads['uploads']): Promise<void> {
  // The same order in all forms, to prevent deadlocks.
  for (const [id, field] of [...uploads].toSorted(([one], [other]) => one - other)) {
    const { numDeletedRows } = await database.deleteFrom('uploads').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw unavailableError(field)
  }
}

function unavailableError(field: string): HttpError {
  return invalidField(field, message('The receipt is missing. Choose it again.'))
}

const LIFE_MILLISECONDS = 24 * 60 * 60_000

/**
 * Removes uploads not used within a day, those whose first chunk never came, and those dated in the future, which would
 * otherwise stay longer.
 */
export async function removeOldUploads(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('uploads')
    .where(({ or, and, eb }) =>
      or([
        eb('begun_at', '<', now - LIFE_MILLISECONDS),
        eb('begun_at', '>', now + MAX_CLOCK_SKEW_MILLISECONDS),
        and([eb('received', '=', 0), eb('begun_at', '<=', now - FIRST_CHUNK_TIMEOUT_MILLISECONDS)]),
      ]),
    )
    .execute()
}
