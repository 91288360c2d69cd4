import type { SchoolStatus } from '@maktab/contract/schema'

export type MailProblem = 'notSetUp' | 'failing' | 'givenUp'

/** An email that was given up longer ago isn’t news. */
const GIVEN_UP_MILLISECONDS = 7 * 86_400_000

/** Why emails don’t reach people; undefined if they do. */
export function findMailProblem(
  { isSetUp, failing, lastGivenUp }: SchoolStatus['mail'],
  now: Date,
): MailProblem | undefined {
  if (!isSetUp) return 'notSetUp'
  if (failing > 0) return 'failing'
  const isRecent = lastGivenUp !== null && now.getTime() - Date.parse(lastGivenUp) < GIVEN_UP_MILLISECONDS
  return isRecent ? 'givenUp' : undefined
}
