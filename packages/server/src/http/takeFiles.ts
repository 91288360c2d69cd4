import type { OperationId } from '@maktab/contract/calls'
import { checkBeforePictures } from '../checkBeforePictures.ts'
import type { Call } from '../contract/Handler.ts'
import { takeUploads } from '../pieces/takeUploads.ts'
import { isReceiptField } from '../uploads/isReceiptField.ts'
import { keepPictures } from '../uploads/keepPictures.ts'
import { countReceipts } from '../uploads/receiptQuota.ts'
import { refusePdfReceipts } from '../settings/refusePdfReceipts.ts'

type Sent = Pick<Call<OperationId>, 'database' | 'now' | 'services'> & {
  id: OperationId
  accountId: number | undefined
  network: string
  body: unknown
  sent: ReadonlyMap<string, File>
}

/**
 * All that a call may refuse before its transaction begins, in which nobody is to wait for bytes and pictures. `undo`
 * is for a call that fails: it removes the files and takes back what was counted.
 */
export async function takeFiles({ id, accountId, network, sent, ...known }: Sent) {
  const { database, now, services } = known
  await checkBeforePictures(id, known as Call<OperationId>, accountId)
  const { files: uploaded, uploads } = await takeUploads({ id, accountId, sent, ...known })
  const files = new Map([...sent, ...uploaded])
  await refusePdfReceipts(files, known)
  // The bytes of an upload were counted when its chunks came.
  const bytes = receiptsIn(sent).reduce((sum, { size }) => sum + size, 0)
  const uncount = await countReceipts(database, {
    accountId,
    network,
    receipts: receiptsIn(files).length,
    bytes,
    now,
  })
  try {
    const kept = await keepPictures(files, services.pictures)
    const undo = async () => {
      await kept.removeKept()
      await uncount()
    }
    return { files, uploads, kept, undo }
  } catch (error) {
    await uncount()
    throw error
  }
}

function receiptsIn(files: ReadonlyMap<string, File>): File[] {
  return [...files].filter(([field]) => isReceiptField(field)).map(([, file]) => file)
}
