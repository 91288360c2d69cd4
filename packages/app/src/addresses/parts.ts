import { isWireDay } from '@maktab/ui/model/wireDay'

/** What one name of a query may say. */
export type Part<Value = unknown> = {
  /** Undefined for what it can’t say. */
  read: (said: string) => Value | undefined
  /** Its view is there without it. */
  isOptional: boolean
  /** What another value shows is still the same view: the focus stays where it is. */
  isWithin: boolean
}

/** A part that its view can do without. */
export type Optional<Value> = Part<Value> & { isOptional: true }

const needed = <Value>(read: Part<Value>['read']): Part<Value> => ({ read, isOptional: false, isWithin: false })

/** The number of a record. */
export const id = needed((said) => {
  const number = Number(said)
  return Number.isInteger(number) && number > 0 ? number : undefined
})

/** One of a few words. */
export function word<const Word extends string>(...words: readonly Word[]): Part<Word> {
  return needed((said) => words.find((one) => one === said))
}

/** A word, or the number of a record. */
export function idOr<const Word extends string>(name: Word): Part<Word | number> {
  return needed((said) => (said === name ? name : id.read(said)))
}

export const text = needed((said) => said)

export function within<Value>(part: Part<Value>): Part<Value> {
  return { ...part, isWithin: true }
}

export function optional<Value>(part: Part<Value>): Optional<Value> {
  return { ...part, isOptional: true, isWithin: true }
}

/** A day as the wire writes it. */
export const day = needed((said) => (isWireDay(said) ? said : undefined))
