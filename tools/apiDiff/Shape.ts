/** What values a place takes, or may hold: a schema in one way of writing, whatever way it was written in. */
export type Shape = {
  /** Any, where it is left out. */
  types?: string[]
  /** The only values, where there are such. */
  values?: string[]
  fields: Record<string, Shape>
  required: string[]
  /** Of fields that have no name here: `false` for none, nothing for any. */
  others?: Shape | false
  items?: Shape
  /** One for each kind of value, where kinds have schemas of their own. */
  kinds: Record<string, Shape>
  /** How long, how many, of which form: by the contract's word for it. */
  limits: Record<string, string | number>
  /** Whatever else is said of it. */
  rest: Record<string, string>
}

export const ANY_SHAPE: Shape = { fields: {}, required: [], kinds: {}, limits: {}, rest: {} }
