import { type LimitedPart, type OperationId, calls } from '@maktab/contract/calls'

/**
 * Whether an administrator may call an operation with a part of the office. Without a part they may call all; public
 * operations are for everyone.
 */
export function isForPart(id: OperationId, part: LimitedPart | undefined): boolean {
  return part === undefined || calls[id].isPublic || calls[id].parts.includes(part)
}
