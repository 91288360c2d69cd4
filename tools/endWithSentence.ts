import { OperatorError } from '@maktab/server/OperatorError'

/** Ends the process with the sentence that says why a school can’t be opened; throws what nobody foresaw. */
export function exitWithMessage(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exit(1)
}
