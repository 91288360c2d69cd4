import type { Fee, FeeList, FeeStatus } from '@maktab/contract/schema'

/** Those that somebody has to see to. */
export type OpenFeeStatus = keyof FeeList['counts']

export const openFeeStatuses: readonly OpenFeeStatus[] = ['overdue', 'due', 'pending']

const stateOf: Record<FeeStatus, OpenFeeStatus | undefined> = {
  overdue: 'overdue',
  due: 'due',
  // Another receipt is asked for while there is time.
  rejected: 'due',
  pending: 'pending',
  paid: undefined,
  waived: undefined,
}

/** Whether a fee is of a state: what was paid or came due meanwhile no longer is of the one that was asked for. */
export function hasOpenFeeStatus({ status }: Pick<Fee, 'status'>, state: OpenFeeStatus): boolean {
  return stateOf[status] === state
}

/** Fees of one state, what was due first at the top, and how many there are of each. */
export type FeesToCollect = {
  fees: readonly Fee[]
  counts: FeeList['counts']
  /** Undefined where there are no others. */
  onMore: (() => void) | undefined
}
