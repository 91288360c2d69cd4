import { DAY_MILLISECONDS, consumeQuotas } from '../database/quotas.ts'
import type { Database } from '../database/openDatabase.ts'
import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
/** Daily limits of uploaded bytes and receipts; `everybody` is all accounts and visitors together. */
const LIMITS = {
  account: { receipts: 20, bytes: 60 * MEGABYTE },
  network: { receipts: 1000, bytes: 200 * MEGABYTE },
  everybody: { bytes: 4096 * MEGABYTE },
}
const EVERYBODY = 'kB of receipts'

type ReceiptUsage = {
  /** Undefined for a visitor. */
  accountId: number | undefined | null
  network: string
  receipts: number
  bytes: number
  now: number
}

/**
 * Counts receipts and their bytes against the daily quotas of the account, the network and all users. Throws 429 above
 * them. Bytes are counted with the form or each chunk, receipts with the form. Returns a function that refunds them.
 */
export async function consumeReceiptQuota(database: Database, sent: ReceiptUsage): Promise<() => Promise<void>> {
  const quotas = quotasOf(sent)
    .filter(({ units }) => units > 0)
    .map((quota) => ({ ...quota, milliseconds: DAY_MILLISECONDS }))
  const refund = await consumeQuotas(database, quotas, sent.now)
  if (!refund) throw new HttpError(429, message('Too many receipts were sent today. Send this one tomorrow.'))
  return refund
}

/** Kilobytes of receipts received in the current day. */
export async function readReceiptKilobytesToday(database: Database, now: number): Promise<number> {
  const row = await database
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', EVERYBODY)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Always in the same order, to avoid deadlocks. Kilobytes, because the column is an integer. */
function quotasOf({ accountId, network, receipts, bytes }: ReceiptUsage) {
  const kilobytes = Math.ceil(bytes / KILOBYTE)
  const of = (who: string, most: { receipts: number; bytes: number }) => [
    { key: `receipts ${who}`, most: most.receipts, units: receipts },
    { key: `${EVERYBODY} ${who}`, most: most.bytes / KILOBYTE, units: kilobytes },
  ]
  return [
    ...(accountId === undefined || accountId === null ? [] : of(`by ${accountId}`, LIMITS.account)),
    ...of(`from ${network}`, LIMITS.network),
    { key: EVERYBODY, most: LIMITS.everybody.bytes / KILOBYTE, units: kilobytes },
  ]
}
