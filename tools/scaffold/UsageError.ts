/** What was asked for can't be laid out; its message is the one sentence that says why. */
export class UsageError extends Error {}

/** Says why not, where something doesn't hold. */
export function assertUsage(holds: boolean, why: string): asserts holds {
  if (!holds) throw new UsageError(why)
}
