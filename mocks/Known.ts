import type { Person } from './signIns.ts'

/** Whose tokens are known, by the token. */
export type Known = {
  /** The mock’s own. */
  people: ReadonlyMap<string, Person>
  /** Of those who have signed in at the backend behind it. */
  learned: ReadonlyMap<string, Person>
}
