import { createCipheriv, createHash } from 'node:crypto'
import type { PdfDictionary, PdfValue } from './parseValue.ts'

/** Pads a password to 32 bytes; an empty password is the padding alone (ISO 32000, algorithm 2, step a). */
export const PASSWORD_PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** After this many rounds the last byte decides when to stop. */
const MIN_ROUNDS = 64

/**
 * Whether the empty user password opens an encrypted PDF (ISO 32000, algorithms 6 and 11), as in bank receipts that only
 * forbid changes. Only the standard security handler uses passwords.
 */
export function canOpenWithoutPassword(encryption: PdfDictionary, id: PdfValue | undefined): boolean {
  if (encryption.get('/Filter') !== '/Standard') return false
  if (encryptsFilesOnly(encryption)) return true
  const revision = encryption.get('/R')
  const user = encryption.get('/U')
  if (!Buffer.isBuffer(user)) return false
  if (revision === 5) return sha256(user.subarray(32, 40)).equals(user.subarray(0, 32))
  if (revision === 6) return hashOfRevision6(user.subarray(32, 40)).equals(user.subarray(0, 32))
  if (revision !== 2 && revision !== 3 && revision !== 4) return false
  const firstId = Array.isArray(id) && Buffer.isBuffer(id[0]) ? id[0] : Buffer.alloc(0)
  return keyLengths(encryption).some((length) => {
    const key = fileKey(encryption, { revision, firstId, length })
    if (revision === 2) return rc4(key, PASSWORD_PADDING).equals(user.subarray(0, 32))
    const found = rc4Rounds(key, md5(Buffer.concat([PASSWORD_PADDING, firstId])))
    return found.equals(user.subarray(0, 16))
  })
}

/** Whether only attachments are encrypted, so that the document itself opens without a password. */
function encryptsFilesOnly(encryption: PdfDictionary): boolean {
  const isPlain = encryption.get('/StmF') === '/Identity' && encryption.get('/StrF') === '/Identity'
  return isPlain && filterOf(encryption, '/EFF')?.get('/AuthEvent') === '/EFOpen'
}

function filterOf(encryption: PdfDictionary, use: '/StmF' | '/EFF'): PdfDictionary | undefined {
  const filters = encryption.get('/CF')
  const name = encryption.get(use)
  const filter = filters instanceof Map && typeof name === 'string' ? filters.get(name) : undefined
  return filter instanceof Map ? filter : undefined
}

/** Possible key lengths in bytes: programs differ in where they write the length, and in its unit. */
function keyLengths(encryption: PdfDictionary): number[] {
  const written = [encryption.get('/Length'), filterOf(encryption, '/StmF')?.get('/Length')]
  const lengths = written.filter((length) => typeof length === 'number')
  const inBytes = [...lengths, ...lengths.map((length) => length / 8), 5, 16]
  return [...new Set(inBytes)].filter((length) => Number.isInteger(length) && length >= 5 && length <= 16)
}

/** The key of the empty password (algorithm 2). */
function fileKey(
  encryption: PdfDictionary,
  { revision, firstId, length }: { revision: number; firstId: Buffer; length: number },
): Buffer {
  const owner = encryption.get('/O')
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(Number(encryption.get('/P')) | 0)
  const hidesMetadata = revision < 4 || encryption.get('/EncryptMetadata') !== false
  let hash = md5(
    Buffer.concat([
      PASSWORD_PADDING,
      Buffer.isBuffer(owner) ? owner.subarray(0, 32) : Buffer.alloc(0),
      permissions,
      firstId,
      Buffer.alloc(hidesMetadata ? 0 : 4, 0xff),
    ]),
  )
  const rounds = revision === 2 ? 0 : 50
  for (let round = 0; round < rounds; round += 1) hash = md5(hash.subarray(0, length))
  return hash.subarray(0, length)
}

/** Applies RC4 twenty times, with the key XORed by the round (algorithm 5, steps d and e). */
function rc4Rounds(key: Buffer, bytes: Buffer): Buffer {
  let result = bytes
  for (let round = 0; round < 20; round += 1)
    result = rc4(
      key.map((byte) => byte ^ round),
      result,
    )
  return result
}

/** Required by the PDF format; not used for security here. */
function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** The hash of the empty user password with a salt (ISO 32000-2, algorithm 2.B). */
function hashOfRevision6(salt: Buffer): Buffer {
  let hash: Buffer = createHash('sha256').update(salt).digest()
  for (let round = 0, last = 0; round < MIN_ROUNDS || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false)
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => hash)))
    // The first sixteen bytes as a number modulo three, which equals the sum of the bytes because 256 is 1 modulo three.
    const choice = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = createHash(['sha256', 'sha384', 'sha512'][choice] ?? 'sha256')
      .update(mixed)
      .digest()
    last = mixed.at(-1) ?? 0
  }
  return hash.subarray(0, 32)
}

/** RC4 of old PDFs, which OpenSSL no longer supports. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index % 256] ?? 0
  const swap = (one: number, other: number) => {
    const previous = at(one)
    state[one] = at(other)
    state[other] = previous
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
