import { fn } from 'storybook/test'
import { type SubmitResult, done, submitError } from '../submitResult.ts'
import type { ConflictCheck } from '../forms/ConflictCheck.ts'

/** An action that goes well. */
export const accepts = () => fn(async (): Promise<SubmitResult> => done)

/** An action that is refused; for one field, or for none. */
export const refuses = (...why: Parameters<typeof submitError>) =>
  fn(async (): Promise<SubmitResult> => submitError(...why))

/** An action whose answer doesn't come. */
export const hangs = () => fn((): Promise<SubmitResult> => new Promise(() => undefined))

/** Nothing else is at the times of a form. */
export const noClashes: ConflictCheck = {
  latest: undefined,
  onQueryChange: () => undefined,
  check: async () => undefined,
}
