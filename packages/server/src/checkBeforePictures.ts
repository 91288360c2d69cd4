import type { OperationId } from '@maktab/contract/calls'
import type { Call } from './contract/Handler.ts'
import { courseToChange } from './courses/courseHandlers.ts'
import { feeToPay } from './fees/payFee.ts'
import { priceToPay } from './events/eventPrice.ts'
import { offeredCourse } from './payments/purchaseHandlers.ts'
import { checkTimings } from './payments/purchaseTimings.ts'
import { checkRegistration } from './people/studentRegistration.ts'

type Known<Id extends OperationId> = Pick<Call<Id>, 'body' | 'database' | 'now' | 'services'>

const checks: { [Id in OperationId]?: (call: Known<Id>, accountId: number) => Promise<unknown> } = {
  saveCourse: async ({ body, database }) => body.id !== undefined && courseToChange(database, body.id),
  submitEventPayment: async ({ body, database }) => priceToPay(database, body.eventID),
  payFee: async ({ body, database }, accountId) => feeToPay(database, body.feeID, accountId),
  registerStudent: checkRegistration,
  purchaseCourse: async ({ body, database }) => {
    checkTimings(body.classTimings)
    return offeredCourse(database, body.courseID)
  },
}

/**
 * Refuses a call whose pictures would be drawn for nothing. Drawing is by far the most that somebody can ask for; the
 * handlers ask the same once more, when nothing can change any more.
 */
export async function checkBeforePictures(id: OperationId, call: Known<OperationId>, accountId = 0): Promise<void> {
  const check = checks[id]
  await check?.(call, accountId)
}
