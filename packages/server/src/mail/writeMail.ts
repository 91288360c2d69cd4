import type { Language } from '../words/Language.ts'
import type { Mail } from './Mailer.ts'
import { greetings, mailWords } from './mailWords.ts'
import type { MailValues } from './MailValues.ts'

type Letter = { kind: keyof typeof mailWords; language: Language; values: MailValues }

const PLACE = /\{(\w+)\}/g
/** A title with line breaks would write lines of its own. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** A mail in somebody’s language: as text, and as a page that reads from the right side where the language does. */
export function writeMail({ kind, language, values }: Letter): Pick<Mail, 'subject' | 'text' | 'html' | 'headers'> {
  const { subject, paragraphs } = mailWords[kind][language]
  const known = new Map(Object.entries(values).map(([name, value]) => [name, value?.replaceAll(BREAKS, ' ').trim()]))
  const told: string[] = [...paragraphs].filter((one) => namesOf(one).every((name) => known.get(name) !== undefined))
  const text = [
    greetings[language],
    ...told.map((one) => one.replaceAll(PLACE, (_, name: string) => known.get(name) ?? '')),
  ]
  const html = [greetings[language], ...told].map((one) => `<p>${toHtml(one, known)}</p>`)
  const direction = language === 'en' ? 'ltr' : 'rtl'
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8" /><title>${subject}</title></head>\n<body>\n${html.join('\n')}\n</body></html>\n`,
    headers: { 'Content-Language': language },
  }
}

function namesOf(paragraph: string): string[] {
  return [...paragraph.matchAll(PLACE)].map(([, name = '']) => name)
}

function toHtml(paragraph: string, known: ReadonlyMap<string, string | undefined>): string {
  const put = (_: string, name: string) => {
    const value = escape(known.get(name) ?? '')
    return name === 'link' ? `<a href="${value}" dir="ltr">${value}</a>` : `<bdi>${value}</bdi>`
  }
  return escape(paragraph).replaceAll('\n', '<br />\n').replaceAll(PLACE, put)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
