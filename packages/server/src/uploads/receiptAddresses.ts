import { createHmac, timingSafeEqual } from 'node:crypto'

/** A receipt's address is good for as long as a session. */
const LIFE_MILLISECONDS = 24 * 60 * 60_000

export type ReceiptAddresses = {
  /** An address that opens a receipt until a session begun now would end; null where there is no receipt. */
  addressOf: (name: string | null, now: number) => string | null
  isGood: (name: string, until: string, key: string, now: number) => boolean
}

/** Signs the addresses of receipts, which hold people’s names and accounts, so that nobody can make up one. */
export function createReceiptAddresses(secret: string): ReceiptAddresses {
  const sign = (name: string, until: string) =>
    createHmac('sha256', secret).update(`${name} ${until}`).digest('base64url')
  return {
    addressOf: (name, now) => {
      if (name === null) return null
      const until = String(now + LIFE_MILLISECONDS)
      return `/uploads/${name}?${new URLSearchParams({ until, key: sign(name, until) }).toString()}`
    },
    isGood: (name, until, key, now) => {
      const [expected, given] = [Buffer.from(sign(name, until)), Buffer.from(key)]
      return Number(until) > now && expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
