import type { WaitingKind } from '@maktab/contract/schema'
import { allOf } from '../allOf.ts'

/** What may wait for an administrator, what is decided before what is seen to. */
export const pendingKinds = allOf<WaitingKind>()(
  'application',
  'coursePayment',
  'eventPayment',
  'feePayment',
  'studentWithoutId',
  'studentWithoutTeacher',
  'owedRegister',
)
