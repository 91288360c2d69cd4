const BYTES = 16
const HEX = 16

/**
 * `crypto.randomUUID` where a page that came without TLS lacks it: the writer of calendar files asks for one even
 * where it is given a name.
 */
export function offerRandomNames(
  crypto: { randomUUID?: Crypto['randomUUID'] } & Pick<Crypto, 'getRandomValues'>,
): void {
  crypto.randomUUID ??= () => {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
    // Version 4, variant 1: what is random, and says so (RFC 9562).
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = [...bytes].map((byte) => byte.toString(HEX).padStart(2, '0')).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}
