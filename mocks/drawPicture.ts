import { drawCoursePicture } from '@maktab/contract/drawCoursePicture'
import { drawReceipt, escapeXml } from '@maktab/contract/drawReceipt'

/** Payers and amounts of receipts by number. */
const payments = [
  ['Imran Malik', '$45.00'],
  ['طارق محمود', '$10.00'],
  ['Nadia Haddad', '$75.00'],
  ['سعيد السيد', '$60.00'],
  ['Claire Thompson', '$25.00'],
] as const

/** The name of the picture at a URL. */
export function readPictureName(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The headers of a response with a picture. */
export const pictureHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/** A picture derived from a name: a course’s pattern, a receipt, or the first letter and the trailing number. */
export function drawPicture(name: string): string {
  const number = Number(/\d{1,3}(?=\D*$)/.exec(name.replace(/\.\w+$/, ''))?.[0] ?? 0)
  if (/^course\b/.test(name)) return drawCoursePicture(number)
  if (/^receipt\b/.test(name)) return drawNumberedReceipt(number)
  return drawLetter(name, number)
}

function drawNumberedReceipt(number: number): string {
  const [payer, amount] = payments[(number + payments.length - 1) % payments.length] ?? payments[0]
  return drawReceipt({
    amount,
    payer,
    payee: 'Maktab (example)',
    date: `2026-11-${String(1 + (number % 17)).padStart(2, '0')}`,
    transactionId: `TRX-${String(1_000_000 + number)}`,
    isWallet: number % 2 === 0,
  })
}

function drawLetter(name: string, number: number): string {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 137 + (letter.codePointAt(0) ?? 0) * 47) % 360, 7)
  const letters = `${/\p{L}/u.exec(name)?.[0] ?? ''}${number || ''}`.toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">
<rect width="640" height="360" fill="hsl(${hue} 42% 86%)"/>
<g fill="none" stroke="hsl(${hue} 40% 62%)" stroke-width="6"><path d="M230 90h180v180H230z"/><path d="M230 90h180v180H230z" transform="rotate(45 320 180)"/></g>
<text x="320" y="180" fill="hsl(${hue} 45% 30%)" font-family="sans-serif" font-size="64" text-anchor="middle" dominant-baseline="central">${escapeXml(letters)}</text>
</svg>`
}
