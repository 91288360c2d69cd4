import english from './en.json' with { type: 'json' }

/** The English text of a message, with a context prefix if it has one: `field|Name`. */
export type MessageId = keyof typeof english

/** The label of a field. */
export type FieldLabel = MessageId extends infer Id ? (Id extends `field|${infer Label}` ? Label : never) : never

/** A date (yyyy-MM-dd) that is formatted for the language. */
type DayValue = { day: string }
type Value = string | number | DayValue | Message

/** A translatable text; `translate` renders it. */
export type Message = { id: MessageId; values: Record<string, Value> }

type Placeholders<Id extends string> = Id extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
type Values<Id extends MessageId> = [Placeholders<Id>] extends [never] ? [] : [values: Record<Placeholders<Id>, Value>]

/** Creates a message with the values of its placeholders. */
export function message<Id extends MessageId>(id: Id, ...[values]: Values<Id>): Message {
  return { id, values: values ?? {} }
}

export function isMessageId(text: string): text is MessageId {
  return Object.hasOwn(english, text)
}

export function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'values' in value
  )
}

// Clients compare `error` with the English text of these messages, so it is never translated.

/** The specification's sentence (1§2) for a blocked account. */
export const ACCOUNT_RESTRICTED = message(
  'It looks like your access has been restricted. Please reach out to the administrator for assistance',
)
/** For an account whose email isn’t confirmed yet. */
export const EMAIL_UNCONFIRMED = message('Confirm your email first. We sent you a link.')
