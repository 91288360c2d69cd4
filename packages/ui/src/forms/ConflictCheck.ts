import type { ClashList, ClashQuestion } from '@maktab/contract/schema'

/** What a form knows of other things at its times, and how it asks. Where nobody can say, nothing is known. */
export type ConflictCheck = {
  /** The newest answer, and to what; it stays while the next one is on its way. */
  latest: { question: ClashQuestion; found: ClashList } | undefined
  /** Has to stay the same function: it is told each time that the question is another; undefined where there is none. */
  onQueryChange: (question: ClashQuestion | undefined) => void
  /** Asks at this moment, and never fails: undefined where nobody can say. */
  check: (question: ClashQuestion) => Promise<ClashList | undefined>
}
