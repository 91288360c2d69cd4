import { type Language, translate } from '../i18n/translate.ts'
import type { MessageId } from '../i18n/message.ts'
import type { Mail } from './createMailer.ts'
import { type MailMessages, mailMessages } from './mailMessages.ts'
import type { MailValues } from './MailPayloads.ts'

type MailContent = {
  kind: keyof typeof mailMessages
  language: Language
  values: MailValues
  items?: readonly MailValues[] | undefined
  /** The child the mail is about, if the guardian has several at the school. */
  child?: string | null
  /** The name to greet with, if it is known to belong to the recipient. */
  name?: string | null
  /** The name, e-mail and phone of the school. */
  school?: MailValues
}

type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>

/** Messages, each on a separate line, and their values. */
type Paragraph = { ids: readonly MessageId[]; values: MailValues }

/** The footer of every mail: the school's name and contact. */
const footer = ['{school}', '{contact}'] as const
/** Values that are rendered as links. */
const ADDRESSES = new Set(['link', 'page', 'reset'])
/** Line breaks in a value would otherwise start new lines in the mail. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** Renders a mail in the recipient's language as text and as HTML, with the direction of that language. */
export function renderMail(content: MailContent): RenderedMail {
  const { kind, language, values } = content
  const subject = translate(language, { id: mailMessages[kind].subject, values: {} })
  const paragraphs = paragraphsOf(content)
    .map(({ ids, values: some }) => ({ ids, known: read(some) }))
    .map(({ ids, known: paragraphValues }) => ({
      ids: ids.filter((id) => placeholdersOf(id).every((name) => Object.hasOwn(paragraphValues, name))),
      known: paragraphValues,
    }))
    .filter(({ ids }) => ids.length > 0)
  const linesOf = (ids: readonly MessageId[], paragraphValues: Record<string, string>) =>
    ids.map((id) => translate(language, { id, values: paragraphValues })).join('\n')
  const text = paragraphs.map(({ ids, known: paragraphValues }) => linesOf(ids, paragraphValues))
  // Messages contain no HTML special characters; `catalogues.test.ts` checks this.
  const html = paragraphs.map(
    ({ ids, known: paragraphValues }) => `<p>${linesOf(ids, toHtml(paragraphValues)).replaceAll('\n', '<br />\n')}</p>`,
  )
  const direction = language === 'en' ? 'ltr' : 'rtl'
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8" /><title>${subject}</title></head>\n<body>\n${html.join('\n')}\n</body></html>\n`,
    headers: headersOf(language, values['page']),
  }
}

function paragraphsOf({ kind, values, items = [], child = null, name = null, school = {} }: MailContent): Paragraph[] {
  const { paragraphs, each = [] }: MailMessages = mailMessages[kind]
  const [opening, ...rest] = paragraphs.map((id) => ({ ids: [id], values }))
  return [
    { ids: [name === null ? 'Hello,' : 'Hello {name},'], values: { name } },
    { ids: ['This is about {child}.'], values: { child } },
    ...(opening ? [opening] : []),
    ...items.map((item) => ({ ids: each, values: item })),
    ...rest,
    { ids: footer, values: school },
  ]
}

/** `Auto-Submitted` (RFC 3834) prevents automatic replies; RFC 2369 lets mail programs offer to unsubscribe. */
function headersOf(language: Language, preferencesPage: string | null | undefined): Record<string, string> {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(preferencesPage && { 'List-Unsubscribe': `<${preferencesPage}>` }),
  }
}

/** The values that are present, each reduced to one line. */
function read(values: MailValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, value.replaceAll(BREAKS, ' ').trim()] as const],
    ),
  )
}

function placeholdersOf(id: MessageId): string[] {
  return [...id.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function toHtml(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => {
    const text = escape(value)
    return [name, ADDRESSES.has(name) ? `<a href="${text}" dir="ltr">${text}</a>` : `<bdi>${text}</bdi>`]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
