const LINE_OCTETS = 75

/** Lines of a calendar file (RFC 5545, 3.1), each folded at 75 octets and never within a letter. */
export function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** What a person wrote as a value (RFC 5545, 3.3.11): none of it can become a line of its own. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** An instant in milliseconds as a value in UTC. */
export function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0)
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += letter
    octets += size
  }
  return text
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x8_00) return 2
  return codePoint < 0x1_00_00 ? 3 : 4
}
