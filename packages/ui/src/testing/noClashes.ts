import type { ConflictCheck } from '../forms/ConflictCheck.ts'

/** Nothing else is at the times of a form. */
export const noClashes: ConflictCheck = {
  latest: undefined,
  onQueryChange: () => undefined,
  check: async () => undefined,
}
