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
  /** Whose guardian reads it, where they have several children here. */
  child?: string | null
  /** Whom the mail greets, where the name is known to be theirs. */
  name?: string | null
  /** The school’s name, and its e-mail and phone. */
  school?: MailValues
}

type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>

/** Messages, each on a line of its own, and what stands in them. */
type Paragraph = { ids: readonly MessageId[]; values: MailValues }

/** The end of every mail: from which school it is, and how the school is reached. */
const footer = ['{school}', '{contact}'] as const
/** What is an address, and can be pressed. */
const ADDRESSES = new Set(['link', 'page', 'reset'])
/** A title with line breaks would write lines of its own. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** A mail in somebody’s language: as text, and as a page that reads from the right side where the language does. */
export function renderMail(letter: MailContent): RenderedMail {
  const { kind, language, values } = letter
  const subject = translate(language, { id: mailMessages[kind].subject, values: {} })
  const paragraphs = paragraphsOf(letter)
    .map(({ ids, values: some }) => ({ ids, known: read(some) }))
    .map(({ ids, known }) => ({
      ids: ids.filter((id) => placeholdersOf(id).every((name) => Object.hasOwn(known, name))),
      known,
    }))
    .filter(({ ids }) => ids.length > 0)
  const linesOf = (ids: readonly MessageId[], known: Record<string, string>) =>
    ids.map((id) => translate(language, { id, values: known })).join('\n')
  const text = paragraphs.map(({ ids, known }) => linesOf(ids, known))
  // The messages themselves have no characters that HTML reads: `catalogues.test.ts`.
  const html = paragraphs.map(({ ids, known }) => `<p>${linesOf(ids, toHtml(known)).replaceAll('\n', '<br />\n')}</p>`)
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

/** Mail programs send no automatic reply to a mail with `Auto-Submitted` (RFC 3834), and offer to unsubscribe (RFC 2369). */
function headersOf(language: Language, preferencesPage: string | null | undefined): Record<string, string> {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(preferencesPage && { 'List-Unsubscribe': `<${preferencesPage}>` }),
  }
}

/** What is there of some values, each on one line. */
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

function toHtml(known: Record<string, string>): Record<string, string> {
  const entries = Object.entries(known).map(([name, value]) => {
    const text = escape(value)
    return [name, ADDRESSES.has(name) ? `<a href="${text}" dir="ltr">${text}</a>` : `<bdi>${text}</bdi>`]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
