import type { ClashCheck } from '../forms/ClashCheck.ts'

/** Nothing else is at the times of a form. */
export const noClashes: ClashCheck = {
  known: undefined,
  onQuestion: () => undefined,
  ask: async () => undefined,
}
