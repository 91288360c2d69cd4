import { ConfigError } from '@maktab/server/config'

/** Ends the process with the sentence that says why a school can’t be opened; throws what nobody foresaw. */
export function endWithSentence(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
