import { type OperationId, calls } from '@maktab/contract/calls'
import { createHash, createHmac } from 'node:crypto'
import { invalid } from '../Refusal.ts'
import { message } from '../i18n/message.ts'

const HEADER = 'Idempotency-Key'
const KEY = /^[\w-]{16,128}$/

type Sent = {
  id: OperationId
  key: string | undefined
  accountId: number | undefined
  params: object
  body: unknown
  files: ReadonlyMap<string, File>
}

/** A form as it is recognised when it is sent again. */
export type FormKey = {
  hash: string
  /** Of all that was sent, made with the key itself, which is kept nowhere: nobody can guess what was in it. */
  fingerprint: string
}

/** Reads the key of a call that makes something new; undefined where none came along. A key is good for its sender only. */
export async function readFormKey({ id, key, accountId, params, body, files }: Sent): Promise<FormKey | undefined> {
  if (key === undefined || !calls[id].creates) return undefined
  if (!KEY.test(key)) throw invalid(HEADER, message('A key has 16 to 128 letters, digits, hyphens or underscores.'))
  const fingerprint = createHmac('sha256', key).update(JSON.stringify([params, body]))
  for (const [field, file] of files) {
    fingerprint.update(`\n${field} ${file.size}\n`).update(new Uint8Array(await file.arrayBuffer()))
  }
  const hash = createHash('sha256').update(`${id} ${accountId ?? 'visitor'} ${key}`)
  return { hash: hash.digest('base64url'), fingerprint: fingerprint.digest('base64url') }
}
