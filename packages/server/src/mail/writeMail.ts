import type { Language } from '../words/Language.ts'
import type { Mail } from './Mailer.ts'
import { type Words, aboutChild, footer, greetings, greetingsByName, mailWords } from './mailWords.ts'
import type { MailValues } from './MailValues.ts'

type Letter = {
  kind: keyof typeof mailWords
  language: Language
  values: MailValues
  items?: readonly MailValues[] | undefined
  /** Whose guardian reads it, where they have several children here. */
  child?: string | null
  /** Whom the mail greets, where the name is known to be theirs. */
  name?: string | null
  /** The school’s name, and its e-mail and phone. */
  school?: MailValues
}

type Written = Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>

const PLACE = /\{(\w+)\}/g
/** What is an address, and can be pressed. */
const ADDRESSES = new Set(['link', 'page', 'reset'])
/** A title with line breaks would write lines of its own. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** A mail in somebody’s language: as text, and as a page that reads from the right side where the language does. */
export function writeMail({
  kind,
  language,
  values,
  items = [],
  child = null,
  name = null,
  school = {},
}: Letter): Written {
  const { subject, paragraphs, each = [] }: Words = mailWords[kind][language]
  const [opening = '', ...rest] = paragraphs
  const told = [
    { lines: [name === null ? greetings[language] : greetingsByName[language]], known: read({ name }) },
    { lines: [aboutChild[language]], known: read({ child }) },
    { lines: [opening], known: read(values) },
    ...items.map((item) => ({ lines: each, known: read(item) })),
    ...rest.map((one) => ({ lines: [one], known: read(values) })),
    { lines: footer, known: read(school) },
  ]
    .map(({ lines, known }) => ({
      known,
      lines: lines.filter((line) => namesOf(line).every((name) => known.has(name))),
    }))
    .filter(({ lines }) => lines.length > 0)
  const text = told.map(({ lines, known }) =>
    lines.join('\n').replaceAll(PLACE, (_, name: string) => known.get(name) ?? ''),
  )
  const html = told.map(({ lines, known }) => `<p>${toHtml(lines.join('\n'), known)}</p>`)
  const direction = language === 'en' ? 'ltr' : 'rtl'
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8" /><title>${subject}</title></head>\n<body>\n${html.join('\n')}\n</body></html>\n`,
    headers: headersOf(language, values['page']),
  }
}

/** Mail programs send no automatic reply to a mail with `Auto-Submitted` (RFC 3834), and offer to unsubscribe (RFC 2369). */
function headersOf(language: Language, preferencesPage: string | null | undefined): Record<string, string> {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(preferencesPage && { 'List-Unsubscribe': `<${preferencesPage}>` }),
  }
}

/** What is there of some values, each on one line. */
function read(values: MailValues): Map<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, value.replaceAll(BREAKS, ' ').trim()] as const],
    ),
  )
}

function namesOf(paragraph: string): string[] {
  return [...paragraph.matchAll(PLACE)].map(([, name = '']) => name)
}

function toHtml(paragraph: string, known: ReadonlyMap<string, string>): string {
  const put = (_: string, name: string) => {
    const value = escape(known.get(name) ?? '')
    return ADDRESSES.has(name) ? `<a href="${value}" dir="ltr">${value}</a>` : `<bdi>${value}</bdi>`
  }
  return escape(paragraph).replaceAll('\n', '<br />\n').replaceAll(PLACE, put)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
