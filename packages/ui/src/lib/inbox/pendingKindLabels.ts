import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WaitingKind } from '@maktab/contract/schema'

/** What one thing of each kind is called, where it stands among others. */
export const pendingKindLabels: Readonly<Record<WaitingKind, MessageDescriptor>> = {
  application: msg`Application`,
  coursePayment: msg`Course payment`,
  eventPayment: msg`Event payment`,
  feePayment: msg`Monthly fee`,
  studentWithoutId: msg`No ID yet`,
  studentWithoutTeacher: msg`No teacher yet`,
  owedRegister: msg`Marks missing`,
}
