import { StartError } from '@maktab/server/StartError'

/** Ends the process with the sentence that says why a school can’t be opened; throws what nobody foresaw. */
export function endWithSentence(error: unknown): never {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
