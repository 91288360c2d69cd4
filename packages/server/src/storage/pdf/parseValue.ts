/** A reference to an object: `12 0 R`. */
type PdfReference = { object: number; generation: number }
export type PdfDictionary = Map<string, PdfValue>
/** Names keep their `/`; strings are Buffers. */
export type PdfValue = string | number | boolean | null | Buffer | PdfReference | PdfValue[] | PdfDictionary

/** Longer values aren't needed, and the limit bounds the cost of a hostile file. */
const MAX_CHARACTERS = 64 * 1024
const MAX_DEPTH = 20

const SPACE = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y
const WORD = /(?:true|false|null)(?![a-z])/y
const HEX_TEXT = /<([\da-fA-F\0\t\n\f\r ]*)>/y

/** Parses the value at an offset of a PDF, given as Latin-1; undefined if there is none. */
export function parseValue(pdf: string, start: number): PdfValue | undefined {
  return new ValueReader(pdf.slice(start, start + MAX_CHARACTERS)).read(0)
}

class ValueReader {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  read(level: number): PdfValue | undefined {
    if (level > MAX_DEPTH) return undefined
    this.#take(SPACE)
    if (this.#skip('<<')) return this.#readDictionary(level)
    if (this.#skip('[')) return this.#readList(level)
    if (this.#skip('(')) return this.#readText()
    const name = this.#take(NAME)
    if (name) return unescapeName(name[0])
    const hex = this.#take(HEX_TEXT)
    if (hex) return bytesOfHex(hex[1] ?? '')
    const reference = this.#take(REFERENCE)
    if (reference) return { object: Number(reference[1]), generation: Number(reference[2]) }
    const number = this.#take(NUMBER)
    if (number) return Number(number[0])
    const word = this.#take(WORD)?.[0]
    return word === undefined || word === 'null' ? word && null : word === 'true'
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at += found[0].length
    return found
  }

  #skip(sign: string): boolean {
    const isThere = this.#text.startsWith(sign, this.#at)
    if (isThere) this.#at += sign.length
    return isThere
  }

  #readDictionary(level: number): PdfDictionary | undefined {
    const dictionary: PdfDictionary = new Map()
    for (;;) {
      this.#take(SPACE)
      if (this.#skip('>>')) return dictionary
      const name = this.#take(NAME)
      const value = name ? this.read(level + 1) : undefined
      if (!name || value === undefined) return undefined
      dictionary.set(unescapeName(name[0]), value)
    }
  }

  #readList(level: number): PdfValue[] | undefined {
    const list: PdfValue[] = []
    for (;;) {
      this.#take(SPACE)
      if (this.#skip(']')) return list
      const value = this.read(level + 1)
      if (value === undefined) return undefined
      list.push(value)
    }
  }

  #readText(): Buffer | undefined {
    const start = this.#at
    for (let open = 1; this.#at < this.#text.length; this.#at += 1) {
      const sign = this.#text[this.#at]
      if (sign === '\\') this.#at += 1
      else if (sign === '(') open += 1
      else if (sign === ')') open -= 1
      if (open > 0) continue
      this.#at += 1
      return unescapeText(this.#text.slice(start, this.#at - 1))
    }
    return undefined
  }
}

function unescapeName(name: string): string {
  return name.replaceAll(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescapeText(text: string): Buffer {
  const plain = text.replaceAll(/\\([0-7]{1,3}|\r\n|[^])|\r\n?/g, (_, escaped: string | undefined) => {
    if (escaped === undefined) return '\n'
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) % 256)
    return /^[\r\n]/.test(escaped) ? '' : (ESCAPES[escaped] ?? escaped)
  })
  return Buffer.from(plain, 'latin1')
}

function bytesOfHex(hex: string): Buffer {
  const digits = hex.replaceAll(/[^\da-fA-F]/g, '')
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}
