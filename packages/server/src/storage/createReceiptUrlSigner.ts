import { createHmac, timingSafeEqual } from 'node:crypto'

/** Stands where the name of a receipt stood whose picture is no longer kept: that one was sent is still known. */
export const DELETED_RECEIPT = 'no longer kept'

/** A receipt's address is good for as long as a session. */
const LIFE_MILLISECONDS = 24 * 60 * 60_000

/** What an address of a receipt says besides the receipt’s name. */
type Signed = { until: string; session: string; key: string }

export type ReceiptUrlSigner = {
  /**
   * An address that opens a receipt until a session begun now would end, and only while the session goes on that it is
   * given to; null where there is no receipt any more.
   */
  sign: (name: string | null, now: number, session?: string) => string | null
  /** Whether the school made an address, and it is still good if its session is. */
  verify: (name: string, signed: Signed, now: number) => boolean
}

/** Signs the addresses of receipts, which hold people’s names and accounts, so that nobody can make up one. */
export function createReceiptUrlSigner(secret: string): ReceiptUrlSigner {
  const sign = (name: string, until: string, session: string) =>
    createHmac('sha256', secret).update(`${name} ${until} ${session}`).digest('base64url')
  return {
    sign: (name, now, session = '') => {
      if (name === null || name === DELETED_RECEIPT) return null
      const until = String(now + LIFE_MILLISECONDS)
      const query = new URLSearchParams({ until, session, key: sign(name, until, session) })
      return `/uploads/${name}?${query.toString()}`
    },
    verify: (name, { until, session, key }, now) => {
      const [expected, given] = [Buffer.from(sign(name, until, session)), Buffer.from(key)]
      const isTimely = Number(until) > now && Number(until) <= now + LIFE_MILLISECONDS
      return isTimely && expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

/** Addresses for whoever calls. */
export function bindToSession(receipts: ReceiptUrlSigner, session: string | undefined): ReceiptUrlSigner {
  return { ...receipts, sign: (name, now) => receipts.sign(name, now, session) }
}
