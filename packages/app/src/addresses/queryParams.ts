import { isWireDay } from '@maktab/ui/lib/time/wireDay'

/** What one name of a query may say. */
export type QueryParam<Value = unknown> = {
  /** Undefined for what it can’t say. */
  read: (said: string) => Value | undefined
  /** Its view is there without it. */
  isOptional: boolean
  /** What another value shows is still the same view: the focus stays where it is. */
  isSubviewParam: boolean
}

/** A part that its view can do without. */
export type OptionalQueryParam<Value> = QueryParam<Value> & { isOptional: true }

const needed = <Value>(read: QueryParam<Value>['read']): QueryParam<Value> => ({
  read,
  isOptional: false,
  isSubviewParam: false,
})

/** The number of a record. */
export const id = needed((said) => {
  const number = Number(said)
  return Number.isInteger(number) && number > 0 ? number : undefined
})

/** One of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): QueryParam<Word> {
  return needed((said) => words.find((one) => one === said))
}

/** A word, or the number of a record. */
export function idOrLiteral<const Word extends string>(name: Word): QueryParam<Word | number> {
  return needed((said) => (said === name ? name : id.read(said)))
}

export const stringParam = needed((said) => said)

export function subviewParam<Value>(part: QueryParam<Value>): QueryParam<Value> {
  return { ...part, isSubviewParam: true }
}

export function optional<Value>(part: QueryParam<Value>): OptionalQueryParam<Value> {
  return { ...part, isOptional: true, isSubviewParam: true }
}

/** A day as the wire writes it. */
export const day = needed((said) => (isWireDay(said) ? said : undefined))
