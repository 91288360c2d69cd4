import { createHmac, timingSafeEqual } from 'node:crypto'

/** Replaces the file name of a deleted receipt, to record that one was sent. */
export const DELETED_RECEIPT = 'no longer kept'

/** A receipt's URL is valid for as long as a session. */
const LIFE_MILLISECONDS = 24 * 60 * 60_000

/** Query parameters of a signed URL. */
type Signed = { until: string; session: string; key: string }

export type ReceiptUrlSigner = {
  /**
   * Signs a URL that is valid as long as a session begun now, and only while the given session exists; null if there is no
   * receipt.
   */
  sign: (name: string | null, now: number, session?: string) => string | null
  /** Whether a URL has a valid signature and hasn't expired; the caller checks the session. */
  verify: (name: string, signed: Signed, now: number) => boolean
}

/** Signs URLs of receipts, which contain personal data, so that they can't be guessed. */
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
      const isCurrent = Number(until) > now && Number(until) <= now + LIFE_MILLISECONDS
      return isCurrent && expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

/** Binds the signed URLs to the session of a request. */
export function bindToSession(receipts: ReceiptUrlSigner, session: string | undefined): ReceiptUrlSigner {
  return { ...receipts, sign: (name, now) => receipts.sign(name, now, session) }
}
