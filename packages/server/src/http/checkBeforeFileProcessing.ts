import type { OperationId } from '@maktab/contract/calls'
import type { OperationRequest } from '../contract/Handler.ts'
import { requireActiveCourse } from '../features/courses/courseHandlers.ts'
import { requirePayableFee } from '../features/payments/payFee.ts'
import { requireEventPrice } from '../features/events/eventQueries.ts'
import { requireOfferedCourse } from '../features/payments/purchaseHandlers.ts'
import { checkPurchaseTimings } from '../features/payments/purchaseTimings.ts'
import { checkRegistration } from '../features/registration/registerStudent.ts'

type PartialRequest<Id extends OperationId> = Pick<OperationRequest<Id>, 'body' | 'database' | 'now' | 'services'>

const checks: { [Id in OperationId]?: (call: PartialRequest<Id>, accountId: number) => Promise<unknown> } = {
  saveCourse: async ({ body, database }) => body.id !== undefined && requireActiveCourse(database, body.id),
  submitEventPayment: async ({ body, database }) => requireEventPrice(database, body.eventID),
  payFee: async ({ body, database }, accountId) => requirePayableFee(database, body.feeID, accountId),
  registerStudent: checkRegistration,
  purchaseCourse: async ({ body, database }) => {
    checkPurchaseTimings(body.classTimings)
    return requireOfferedCourse(database, body.courseID)
  },
}

/**
 * Refuses a call whose pictures would be drawn for nothing. Drawing is by far the most that somebody can ask for; the
 * handlers ask the same once more, when nothing can change any more.
 */
export async function checkBeforeFileProcessing(
  id: OperationId,
  call: PartialRequest<OperationId>,
  accountId = 0,
): Promise<void> {
  const check = checks[id]
  await check?.(call, accountId)
}
