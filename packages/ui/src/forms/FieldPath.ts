/**
 * The names of a form's fields that hold a `Value`, as the form has them: `title`, `time.day`, `courses[0].timings`.
 * A name that the values don’t have, or that holds something else, doesn’t compile; nor does a field without values.
 */
export type FieldPath<Values, Value> = string & Below<Values, '', Value>

type Below<Held, Path extends string, Value> = Held extends readonly (infer Item)[]
  ? At<Item, `${Path}[${number}]`, Value>
  : Held extends Blob | null | undefined | string | number | boolean
    ? never
    : { [Key in keyof Held & string]-?: At<Held[Key], Path extends '' ? Key : `${Path}.${Key}`, Value> }[keyof Held &
        string]

type At<Held, Path extends string, Value> = ([Held] extends [Value] ? Path : never) | Below<Held, Path, Value>

/** What one block is of a list that repeats: of `courses`, of `courses[0].timings`, or of `paymentWays.domestic`. */
export type BlockValuesAt<Values, Name extends string> = Name extends `${infer List}[${number}].${infer Rest}`
  ? BlockValuesAt<BlockValuesAt<Values, List>, Rest>
  : Name extends keyof Values
    ? Values[Name] extends readonly (infer Block)[]
      ? Block
      : never
    : Name extends `${infer Key extends keyof Values & string}.${infer Rest}`
      ? BlockValuesAt<Values[Key], Rest>
      : never
