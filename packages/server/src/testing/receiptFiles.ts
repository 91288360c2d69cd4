import sharp from 'sharp'
import { createPdf } from '@maktab/contract/createPdf'
import { createCipheriv, createHash } from 'node:crypto'
import { PASSWORD_PADDING, rc4 } from '../storage/pdf/canOpenWithoutPassword.ts'

/** Segments of a seven-segment digit, so that no font is needed. */
const BARS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [2, 0, 10, 3],
  [11, 2, 3, 9],
  [11, 13, 3, 9],
  [2, 21, 10, 3],
  [0, 13, 3, 9],
  [0, 2, 3, 9],
  [2, 10.5, 10, 3],
]
const LIT = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356']

type ReceiptContent = { amount: string; transaction: string; payer: string; day: string }

/** A screenshot of a bank app's receipt: the same layout with other numbers. */
export async function createReceiptImage({ amount, transaction, payer, day }: ReceiptContent): Promise<Buffer> {
  const lines = [
    text(day, 60, 330, 1.6),
    text(transaction, 60, 440, 1.6),
    text(payer, 60, 550, 1.6),
    text('0123401234', 60, 660, 1.6),
    text(amount, 120, 190, 3.2),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960"><rect width="540" height="960" fill="#f5f6f4"/>
<rect width="540" height="130" fill="#0a7a55"/><circle cx="270" cy="66" r="38" fill="white"/>
<rect x="30" y="300" width="480" height="430" fill="white"/>${lines.join('')}
<rect x="60" y="820" width="420" height="70" rx="20" fill="#0a7a55"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}

function text(digits: string, x: number, y: number, size: number): string {
  const drawn = Array.from(digits, (digit, index) => {
    const bars = Array.from(LIT[Number(digit)] ?? '', (bar) => {
      const [left, top, width, height] = BARS[Number(bar)] ?? [0, 0, 0, 0]
      return `<rect x="${left}" y="${top}" width="${width}" height="${height}"/>`
    })
    return `<g transform="translate(${index * 18} 0)">${bars.join('')}</g>`
  })
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="#1d2521">${drawn.join('')}</g>`
}

type Encryption = { revision: 2 | 3 | 4 | 5 | 6; password?: string; more?: string }

const ID = Buffer.from('0123456789abcdef')
const OWNER = Buffer.alloc(48, 'owner')
const SALTS = Buffer.from('validatekeysalts')

/**
 * A PDF with the encryption dictionary of a user password, by default empty. Its page isn’t encrypted, because tests don't
 * render it.
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
