import english from './en.json' with { type: 'json' }

/** A message of the catalogues, which is called by its English text; a context before a stroke tells apart two that are alike. */
export type MessageId = keyof typeof english

/** What a field is called. */
export type FieldLabel = MessageId extends infer Id ? (Id extends `field|${infer Label}` ? Label : never) : never

/** What the school says to somebody, in no language yet: `translate` says it in theirs. */
export type Message = { id: MessageId; values: Record<string, string | number | Message> }

type Placeholders<Id extends string> = Id extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
type Values<Id extends MessageId> = [Placeholders<Id>] extends [never]
  ? []
  : [values: Record<Placeholders<Id>, string | number | Message>]

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
