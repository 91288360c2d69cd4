/** What changes in one go is told in one. */
const MIN_MILLISECONDS = 200
const FOR_EACH = 8
const MAX_MILLISECONDS = 5000

/**
 * For how many milliseconds changes are gathered before so many listeners are told. In a school that is twice as large,
 * twice as much is changed and twice as many hear of it: told one by one, that would be four times the work.
 */
export function getBroadcastInterval(listeners: number): number {
  return Math.min(Math.max(MIN_MILLISECONDS, listeners * FOR_EACH), MAX_MILLISECONDS)
}
