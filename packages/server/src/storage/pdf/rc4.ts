/** The stream cipher of old PDFs, which OpenSSL no longer has. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index % 256] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one] = at(other)
    state[other] = kept
  }
  let other = 0
  for (let index = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) % 256
    swap(index, other)
  }
  let one = 0
  other = 0
  return Buffer.from(
    bytes.map((byte) => {
      one = (one + 1) % 256
      other = (other + at(one)) % 256
      swap(one, other)
      return byte ^ at(at(one) + at(other))
    }),
  )
}
