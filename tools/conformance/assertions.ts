import type { OperationId } from '@maktab/contract/calls'

/** Thrown when a backend violates the contract or the specification. */
export class ConformanceError extends Error {
  /** Status of the response, if a call was rejected unexpectedly. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** Thrown when a backend doesn’t implement an extension, which is allowed. */
export class NotImplementedError extends Error {
  constructor(id: OperationId) {
    super(`${id} is not implemented.`)
  }
}

/** Fails the scenario if a condition isn’t met. */
export function assertConforms(condition: boolean, message: string): asserts condition {
  if (!condition) throw new ConformanceError(message)
}

/** Finds a row or fails the scenario. */
export function findRequired<Row>(rows: readonly Row[], matches: (row: Row) => boolean, message: string): Row {
  const found = rows.find((row) => matches(row))
  assertConforms(found !== undefined, message)
  return found
}
