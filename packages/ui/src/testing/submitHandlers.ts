import { fn } from 'storybook/test'
import { type SubmitResult, done, submitError } from '../submitResult.ts'
import type { ScheduleConflictCheck } from '../forms/ScheduleConflictCheck.ts'

/** A submit handler that succeeds. */
export const acceptSubmit = () => fn(async (): Promise<SubmitResult> => done)

/** A submit handler that is rejected, with or without field errors. */
export const rejectSubmit = (...error: Parameters<typeof submitError>) =>
  fn(async (): Promise<SubmitResult> => submitError(...error))

/** A submit handler that never settles. */
export const neverSettle = () => fn((): Promise<SubmitResult> => new Promise(() => undefined))

/** Conflict lookup that finds nothing. */
export const noConflicts: ScheduleConflictCheck = {
  latest: undefined,
  onQueryChange: () => undefined,
  check: async () => undefined,
}
