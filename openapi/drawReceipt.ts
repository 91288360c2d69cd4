type ReceiptText = {
  amount: string
  payer: string
  /** The account that was paid. */
  payee: string
  date: string
  transactionId: string
  /** A wallet’s confirmation looks like a phone screen, any other receipt like a bank’s slip. */
  isWallet: boolean
}

export const escapeXml = (text: string) => text.replaceAll(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

type Look = { paper: string; head: string; ink: string; quiet: string; line: string; bank: string }

const looks: readonly [bank: Look, wallet: Look] = [
  { paper: '#fff', head: '#17456b', ink: '#1d2733', quiet: '#66727f', line: '#d7dde3', bank: 'Example Bank' },
  { paper: '#fbf7f2', head: '#9c3d22', ink: '#2b211d', quiet: '#7d6d64', line: '#e6dcd2', bank: 'Example Wallet' },
]

/** For the demo and the mock: an SVG picture of a payment receipt. */
export function drawReceipt({ amount, payer, payee, date, transactionId, isWallet }: ReceiptText): string {
  const { paper, head, ink, quiet, line, bank } = looks[isWallet ? 1 : 0]
  const facts = [
    ['From', payer],
    ['To', payee],
    ['Date', date],
    ['Transaction no.', transactionId],
  ].map(([label = '', value = ''], index) => {
    const y = 400 + index * 74
    return `<text x="50" y="${y}" font-size="19" fill="${quiet}">${label}</text><text x="50" y="${y + 29}" font-size="24" fill="${ink}">${escapeXml(value)}</text><path d="M50 ${y + 47}h440" stroke="${line}" stroke-width="2"/>`
  })
  const mark = isWallet
    ? `<circle cx="270" cy="92" r="50" fill="${paper}"/><path d="M246 92l17 18 32-36" fill="none" stroke="${head}" stroke-width="9"/>`
    : `<g fill="${paper}"><path d="M50 66l52-30 52 30v8H50z"/><path d="M60 82h14v44H60zM95 82h14v44H95zM130 82h14v44h-14zM50 132h104v10H50z"/></g>`
  const title = isWallet ? 'x="270" y="190" text-anchor="middle"' : 'x="180" y="104"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 720" width="432" height="576" font-family="sans-serif">
<rect width="540" height="720" fill="${paper}"/><rect width="540" height="${isWallet ? 214 : 176}" fill="${head}"/>${mark}
<text ${title} font-size="32" font-weight="bold" fill="${paper}">${bank}</text>
<text x="270" y="262" font-size="21" text-anchor="middle" fill="${quiet}">Transfer completed</text>
<text x="270" y="324" font-size="54" font-weight="bold" text-anchor="middle" fill="${ink}">${escapeXml(amount)}</text>
${facts.join('')}
</svg>`
}
