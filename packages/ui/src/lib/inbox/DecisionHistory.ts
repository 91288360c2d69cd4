import type { Act } from '@maktab/contract/schema'

/** What was decided of what waited, the newest first. */
export type DecisionHistory = {
  acts: readonly Act[]
  /** Asks for those before; none where these are all, or they are on their way. */
  onMore?: (() => void) | undefined
}
