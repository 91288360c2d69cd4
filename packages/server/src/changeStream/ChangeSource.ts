import type { TrackedTable } from '../database/trackedTables.ts'

export type OnChange = (tables: readonly TrackedTable[]) => void

/** What tells which tables were changed, by whatever process. */
export type ChangeSource = {
  /** Resolves when nothing is missed from now on, or it can’t be known for now; then all is told later. */
  ready: Promise<unknown>
  /** Resolves when all that was certain before is told, or can’t be told for now. */
  poll: () => Promise<unknown>
  stop: () => Promise<void>
}
