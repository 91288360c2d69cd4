import { createPdf } from '@maktab/contract/createPdf'
import { createCipheriv, createHash } from 'node:crypto'
import { PASSWORD_PADDING, rc4 } from '../storage/pdf/canOpenWithoutPassword.ts'

type Encryption = { revision: 2 | 3 | 4 | 5 | 6; password?: string; more?: string }

const ID = Buffer.from('0123456789abcdef')
const OWNER = Buffer.alloc(48, 'owner')
const SALTS = Buffer.from('validatekeysalts')

/**
 * A PDF with the encryption dictionary of a user password, empty unless given. Its page isn’t really encrypted, which
 * nothing looks at before it is drawn.
 */
export function createEncryptedPdf({ revision, password = '', more = '' }: Encryption): string {
  const user = revision < 5 ? userOf(revision, password) : modernUserOf(revision, password)
  const owner = OWNER.subarray(0, revision < 5 ? 32 : 48)
  const version = { 2: '/V 1', 3: '/V 2 /Length 128', 4: `/V 4 ${filters('AESV2')}`, 5: modern, 6: modern }[revision]
  const passwords = `/O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -3904`
  const dictionary = `<< /Filter /Standard /R ${revision} ${version} ${passwords} ${more} >>`
  return createPdf(['Paid'], `/ID [<${ID.toString('hex')}> <00>] /Encrypt ${dictionary}`)
}

const filters = (method: string) =>
  `/CF << /StdCF << /AuthEvent /DocOpen /CFM /${method} /Length 16 >> >> /StmF /StdCF /StrF /StdCF`
const zeros = (bytes: number) => `<${'00'.repeat(bytes)}>`
const modern = `/V 5 /Length 256 ${filters('AESV3')} /OE ${zeros(32)} /UE ${zeros(32)} /Perms ${zeros(16)}`

const hash = (name: string, ...parts: Buffer[]) => createHash(name).update(Buffer.concat(parts)).digest()

/** `/U` of revisions 2, 3 and 4 (ISO 32000, algorithms 4 and 5). */
function userOf(revision: number, password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PASSWORD_PADDING]).subarray(0, 32)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(-3904)
  const length = revision === 2 ? 5 : 16
  let key = hash('md5', padded, OWNER.subarray(0, 32), permissions, ID).subarray(0, length)
  if (revision === 2) return rc4(key, PASSWORD_PADDING)
  for (let round = 0; round < 50; round += 1) key = hash('md5', key)
  let user: Buffer = hash('md5', PASSWORD_PADDING, ID)
  for (let round = 0; round < 20; round += 1) user = rc4(Buffer.from(key.map((byte) => byte ^ round)), user)
  return Buffer.concat([user, Buffer.alloc(16)])
}

/** `/U` of revisions 5 and 6: a hash of the password and a salt, then the two salts (algorithm 8). */
function modernUserOf(revision: number, password: string): Buffer {
  const secret = Buffer.from(password)
  let key = hash('sha256', secret, SALTS.subarray(0, 8))
  if (revision === 5) return Buffer.concat([key, SALTS])
  for (let round = 1, last = 256; round <= 64 || last > round - 33; round += 1) {
    const block = Buffer.concat([secret, key])
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => block)))
    const third = Number(BigInt(`0x${mixed.toString('hex', 0, 16)}`) % 3n)
    key = hash(`sha${256 + third * 128}`, mixed)
    last = mixed[mixed.length - 1] ?? 0
  }
  return Buffer.concat([key.subarray(0, 32), SALTS])
}
