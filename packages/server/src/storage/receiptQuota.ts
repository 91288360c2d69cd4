import { DAY_MILLISECONDS, refundQuota, consumeQuota } from '../database/quotas.ts'
import type { Database } from '../database/openDatabase.ts'
import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
/** What may be sent in a day, in bytes as they came. Everybody is all accounts and visitors together. */
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
 * Counts receipts and their bytes against the daily quotas of an account, a network and everybody, or refuses them with
 * 429. Every receipt passes here once: its bytes with the form or with each chunk of an upload, its number with the form.
 * Returns what takes the count back.
 */
export async function consumeReceiptQuota(database: Database, sent: ReceiptUsage): Promise<() => Promise<void>> {
  const spent: { key: string; units: number }[] = []
  const takeBack = async () => {
    for (const one of spent) await refundQuota(database, one)
  }
  for (const { key, most, units } of quotasOf(sent)) {
    if (units === 0) continue
    if (!(await consumeQuota(database, { key, most, units, milliseconds: DAY_MILLISECONDS, now: sent.now }))) {
      await takeBack()
      throw new HttpError(429, message('Too many receipts were sent today. Send this one tomorrow.'))
    }
    spent.push({ key, units })
  }
  return takeBack
}

/** How many kilobytes of receipts came in the current day. */
export async function readReceiptKilobytesToday(database: Database, now: number): Promise<number> {
  const row = await database
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', EVERYBODY)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** In one order for all calls, so that no two wait for each other. Kilobytes, because the column is an integer. */
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
