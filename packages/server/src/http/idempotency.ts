import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Database } from '../database/openDatabase.ts'
import { message } from '../i18n/message.ts'
import { HttpError } from '../lib/HttpError.ts'
import type { OperationResponse } from './responses.ts'

const LIFETIME_MILLISECONDS = 24 * 60 * 60_000

/** Identifies a repeated request. */
export type IdempotencyKey = {
  hash: string
  /** HMAC of the whole request with the key itself, which is never stored: the body can't be guessed from it. */
  fingerprint: string
  /** Encrypts the stored response, which may contain a link to set a password. Derived from the key itself. */
  secret: Buffer
}

/** Returns the stored response of an earlier request with this key; rejects a different request with the same key. */
export async function findReplay(
  database: Database,
  { hash, fingerprint, secret }: IdempotencyKey,
): Promise<OperationResponse | undefined> {
  const stored = await database
    .selectFrom('given_answers')
    .select(['fingerprint', 'status', 'body'])
    .where('key_hash', '=', hash)
    .executeTakeFirst()
  if (!stored || stored.status === null) return undefined
  if (stored.fingerprint !== fingerprint) {
    throw new HttpError(
      409,
      message(
        'Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to.',
      ),
    )
  }
  return { status: stored.status === 201 ? 201 : 200, body: JSON.parse(decrypt(stored.body ?? '', secret)) as unknown }
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

function encrypt(text: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, secret, iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function decrypt(stored: string, secret: Buffer): string {
  // Stored by an earlier version, and therefore deleted within a day.
  if (stored.startsWith('{')) return stored
  const bytes = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/**
 * Runs a mutation in its transaction and stores the response under the key; a repeated request gets that response.
 * Of two concurrent requests the second waits here for the first. A rejected request may be corrected and sent again.
 */
export async function withIdempotency(
  transaction: Database,
  key: IdempotencyKey,
  now: number,
  run: () => Promise<OperationResponse>,
): Promise<OperationResponse> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('given_answers')
    .values({ key_hash: key.hash, fingerprint: key.fingerprint, status: null, body: null, at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) {
    const replay = await findReplay(transaction, key)
    if (replay) return replay
  }
  const { status, body } = await run()
  await transaction
    .updateTable('given_answers')
    .set({ status, body: encrypt(JSON.stringify(body), key.secret) })
    .where('key_hash', '=', key.hash)
    .execute()
  return { status, body }
}

/** Removes stored responses that are too old for a retry. */
export async function removeOldReplays(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('given_answers')
    .where('at', '<', now - LIFETIME_MILLISECONDS)
    .execute()
}
