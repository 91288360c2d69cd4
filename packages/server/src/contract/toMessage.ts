import type { ValidationMessage } from '@maktab/contract/wire/validationMessages'
import { type Message, type MessageId, isMessageId, message } from '../i18n/message.ts'

/** A finding of a schema as a message; the name of its field and the kinds of its value are messages too. */
export function toMessage({ id, values: { label = '', ...values }, kinds }: ValidationMessage): Message {
  const [first = '', ...others] = kinds.map((kind) => messageOr(`kind|${kind}`, kind))
  const kind = others.reduce((one, other) => message('{one} or {other}', { one, other }), first)
  return { id, values: { ...values, label: messageOr(`field|${label}`, label), kind } }
}

/** A field of no call, or a format that the contract doesn’t use, stays text. */
function messageOr(id: string, text: string): Message | string {
  return isMessageId(id) ? { id, values: {} } : text
}

/** The sentences of the contract’s readers of bodies as messages; `catalogues.test.ts` checks that all of them exist. */
export function toMessages(faults: Record<string, string[]>): Record<string, Message[]> {
  const fields = Object.entries(faults)
  return Object.fromEntries(
    fields.map(([field, sentences]) => [field, sentences.map((one) => ({ id: one as MessageId, values: {} }))]),
  )
}
