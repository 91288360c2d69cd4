/** A moment as the contract has it. */
export function formatTimestamp(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
