import sharp from 'sharp'

/** Which bars of a digit are lit, as on a pocket calculator: no font has to be there to draw it. */
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

/** A receipt of a bank’s app as it comes from a phone: the same layout for all, other numbers on each. */
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
