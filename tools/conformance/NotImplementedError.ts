import type { OperationId } from '@maktab/contract/calls'

/** An extension of the contract that a backend does without, as it may. */
export class NotImplementedError extends Error {
  constructor(id: OperationId) {
    super(`${id} is not implemented.`)
  }
}
