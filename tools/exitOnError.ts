import { exitWithMessage } from './endWithSentence.ts'

/** Ends the process with the one sentence that says why something could not be done; other faults stay faults. */
export async function exitOnError<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(exitWithMessage)
}
