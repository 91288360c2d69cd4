import type { OperationId } from '@maktab/contract/calls'

/** A promise of the contract or the specification that a backend breaks, in a sentence. */
export class ConformanceError extends Error {
  /** Of the answer, where a call was refused that should not have been. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** An extension of the contract that a backend does without, as it may. */
export class NotImplementedError extends Error {
  constructor(id: OperationId) {
    super(`${id} is not implemented.`)
  }
}

/** Breaks a story off where something isn’t as it has to be. */
export function assertConforms(isSo: boolean, words: string): asserts isSo {
  if (!isSo) throw new ConformanceError(words)
}

/** The row of a list that is looked for. */
export function findRequired<Row>(rows: readonly Row[], isIt: (row: Row) => boolean, words: string): Row {
  const found = rows.find((row) => isIt(row))
  assertConforms(found !== undefined, words)
  return found
}
