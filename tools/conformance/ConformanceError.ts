/** A promise of the contract or the specification that a backend breaks, in a sentence. */
export class ConformanceError extends Error {
  /** Of the answer, where a call was refused that should not have been. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}
