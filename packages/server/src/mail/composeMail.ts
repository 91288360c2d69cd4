import { type Language, translate } from '../i18n/translate.ts'
import type { MessageId } from '../i18n/message.ts'
import type { MailDefinition, MailFact, MailLink } from './MailDefinition.ts'
import { mailMessages } from './mailMessages.ts'
import type { MailValues } from './MailPayloads.ts'

/** How mails greet: neutrally, or with the Islamic greeting. */
type EmailGreeting = 'hello' | 'salam'

export type MailContent = {
  kind: keyof typeof mailMessages
  language: Language
  values: MailValues
  items?: readonly MailValues[] | undefined
  /** The child the mail is about, if the guardian has several at the school. */
  child?: string | null
  /** The name to greet with, if it is known to belong to the recipient. */
  name?: string | null
  greeting?: EmailGreeting | undefined
  school?: { name: string; email?: string | undefined; phone?: string | undefined }
}

type Link = { label: string; href: string }
type Fact = readonly [label: string, value: string]

/** The content of a mail in the order in which it appears. Texts are plain or HTML, addresses always plain. */
export type MailBody = {
  paragraphs: string[]
  items: { title: string; lines: string[]; facts: Fact[]; links: Link[] }[]
  facts: Fact[]
  button: Link | undefined
  links: Link[]
  notes: string[]
  footer: Link[]
}

const greetings = {
  hello: { named: 'Hello {name},', unnamed: 'Hello,' },
  salam: { named: 'Assalamu alaikum {name},', unnamed: 'Assalamu alaikum,' },
} as const satisfies Record<EmailGreeting, Record<string, MessageId>>

/** Line breaks in a value would otherwise start new lines in the mail, or end its subject. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** The first subject whose values are known; those of a single item count too. */
export function composeSubject({ kind, language, values, items = [] }: MailContent): string {
  const [item = {}, ...others] = items
  const known = readValues({ ...values, ...(others.length === 0 && item) })
  const { subject }: MailDefinition = mailMessages[kind]
  const id = subject.find((one) => isKnown(one, known)) ?? subject.at(-1)
  return id ? translate(language, { id, values: known }) : ''
}

/** Composes a mail, with each value rendered by `renderValue`. */
export function composeBody(content: MailContent, renderValue: (value: string) => string): MailBody {
  const { kind, language, values, items = [], child = null, name = null, greeting = 'hello' } = content
  const { paragraphs, each, facts, links, notes, footer }: MailDefinition = mailMessages[kind]
  const mail = composeWith({ ...values, child, name }, language, renderValue)
  const cards = items.flatMap((item) => {
    if (!each) return []
    const one = composeWith(item, language, renderValue)
    const title = one.lines([each.title]).join('')
    return { title, lines: one.lines(each.lines), facts: one.facts(each.facts), links: one.links(each.links) }
  })
  // The link of a single item is the button if the mail has no other.
  const [card, ...others] = cards
  const movesLinks = card !== undefined && others.length === 0 && links === undefined
  const [button, ...furtherLinks] = movesLinks ? card.links : mail.links(links)
  return {
    paragraphs: mail.lines([
      greetings[greeting][name === null ? 'unnamed' : 'named'],
      'This email is about {child}.',
      ...paragraphs,
    ]),
    items: movesLinks ? [{ ...card, links: [] }] : cards,
    facts: mail.facts(facts),
    button,
    links: furtherLinks,
    notes: mail.lines(notes),
    footer: mail.links(footer),
  }
}

/** Renders the messages whose values are known. */
function composeWith(values: MailValues, language: Language, renderValue: (value: string) => string) {
  const known = readValues(values)
  const rendered = Object.fromEntries(Object.entries(known).map(([key, value]) => [key, renderValue(value)]))
  const render = (id: MessageId) => translate(language, { id, values: rendered })
  return {
    lines: (ids: readonly MessageId[] = []) => ids.filter((id) => isKnown(id, known)).map(render),
    facts: (rows: readonly MailFact[] = []): Fact[] =>
      rows.flatMap(([label, key]) => (rendered[key] ? [[render(label), rendered[key]] as const] : [])),
    links: (all: readonly MailLink[] = []): Link[] =>
      all.flatMap(({ label, link }) => (known[link] ? [{ label: render(label), href: known[link] }] : [])),
  }
}

/** The values that are present, each reduced to one line. */
function readValues(values: MailValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, value.replaceAll(BREAKS, ' ').trim()] as const],
    ),
  )
}

/** Whether all values of a message are known. */
function isKnown(id: MessageId, known: Record<string, string>): boolean {
  return [...id.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(known, name))
}
