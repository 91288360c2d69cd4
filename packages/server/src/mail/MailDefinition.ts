import type { MessageId } from '../i18n/message.ts'

/** A link with its label; `link` names the value with the address. It is omitted if the value is missing. */
export type MailLink = { label: MessageId; link: string }
/** A row of a table: a label and the name of its value. It is omitted if the value is missing. */
export type MailFact = readonly [label: MessageId, value: string]

/** The messages of a mail, in the order in which they appear. A message whose value is missing is omitted. */
export type MailDefinition = {
  /** The first one whose values are known. */
  subject: readonly MessageId[]
  paragraphs: readonly MessageId[]
  /** Rendered once for each item. If there is one item and no other button, its link is the button. */
  each?: { title: MessageId; lines: readonly MessageId[]; facts?: readonly MailFact[]; links?: readonly MailLink[] }
  facts?: readonly MailFact[]
  /** The first one whose address is known is the button. */
  links?: readonly MailLink[]
  /** Shown below the button. */
  notes?: readonly MessageId[]
  footer?: readonly MailLink[]
}
