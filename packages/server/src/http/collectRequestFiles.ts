import type { OperationId } from '@maktab/contract/calls'
import type { OperationRequest } from '../contract/Handler.ts'
import type { Account } from '../database/tables.ts'
import { claimUploads } from '../chunkedUploads/uploadQueries.ts'
import { isReceiptField, type Sender } from '../storage/PictureStorage.ts'
import { storeRequestPictures, consumePixelQuota } from '../storage/storeRequestPictures.ts'
import { consumeReceiptQuota } from '../storage/receiptQuota.ts'
import { assertPdfReceiptsAccepted } from '../features/settings/assertPdfReceiptsAccepted.ts'
import { requireActiveCourse } from '../features/courses/courseHandlers.ts'
import { requirePayableFee } from '../features/payments/feeHandlers.ts'
import { requirePayableFees } from '../features/family/payFees.ts'
import { requireEventPrice } from '../features/events/eventQueries.ts'
import { requireOfferedCourse, checkPurchaseTimings } from '../features/payments/purchaseHandlers.ts'
import { checkRegistration } from '../features/registration/registerStudent.ts'

type PartialRequest<Id extends OperationId> = Pick<OperationRequest<Id>, 'body' | 'database' | 'now' | 'services'>

/**
 * Checks that reject a request before its pictures are processed, which is the most expensive work that a request can
 * cause. The handlers check the same again inside the transaction.
 */
const checks: { [Id in OperationId]?: (call: PartialRequest<Id>, accountId: number) => Promise<unknown> } = {
  saveCourse: async ({ body, database }) => body.id !== undefined && requireActiveCourse(database, body.id),
  submitEventPayment: async ({ body, database }) => requireEventPrice(database, body.eventID),
  payFee: async ({ body, database }, accountId) => requirePayableFee(database, body.feeID, accountId),
  payFees: async ({ body, database }, accountId) => requirePayableFees(database, body.fees, accountId),
  registerStudent: checkRegistration,
  purchaseCourse: async ({ body, database }) => {
    checkPurchaseTimings(body.classTimings)
    return requireOfferedCourse(database, body.courseID)
  },
}

type Incoming = Pick<OperationRequest<OperationId>, 'database' | 'now' | 'services'> & {
  id: OperationId
  account: Account | undefined
  network: string
  body: unknown
  sent: ReadonlyMap<string, File>
}

/**
 * Collects and stores the files of a request before its transaction begins, because the transaction must not wait for
 * uploads or image processing. If the request fails, call `removeFilesAndRefund`.
 */
export async function collectRequestFiles({ id, account, network, sent, ...known }: Incoming) {
  const accountId = account?.id
  const { database, now, services } = known
  const check = checks[id]
  await check?.(known as PartialRequest<OperationId>, accountId ?? 0)
  const { files: uploaded, uploads } = await claimUploads({ id, accountId, sent, ...known })
  const files = new Map([...sent, ...uploaded])
  await assertPdfReceiptsAccepted(files, known)
  // The bytes of an upload were counted when its chunks came.
  const bytes = receiptsOf(sent).reduce((sum, { size }) => sum + size, 0)
  const refundQuota = await consumeReceiptQuota(database, {
    accountId,
    network,
    receipts: receiptsOf(files).length,
    bytes,
    now,
  })
  try {
    await consumePixelQuota(database, { accountId, network, files, now })
    const stored = await storeRequestPictures(files, services.pictures, senderOf(account, network))
    const undo = async () => {
      await stored.removeAll()
      await refundQuota()
    }
    return { files, uploads, stored, removeFilesAndRefund: undo }
  } catch (error) {
    await refundQuota()
    throw error
  }
}

/** Visitors of one network get a higher limit, because parents of a class register together. Administrators are trusted. */
function senderOf(account: Incoming['account'], network: string): Sender {
  if (account === undefined) return { key: `from ${network}`, maxQueued: 20 }
  return { key: `by ${account.id}`, maxQueued: account.role === 'student' ? 2 : 20 }
}

function receiptsOf(files: ReadonlyMap<string, File>): File[] {
  return [...files].filter(([field]) => isReceiptField(field)).map(([, file]) => file)
}
