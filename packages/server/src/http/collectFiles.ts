import type { OperationId } from '@maktab/contract/calls'
import { checkBeforePictures } from '../checkBeforePictures.ts'
import type { Call } from '../contract/Handler.ts'
import type { Account } from '../database/tables.ts'
import { takeUploads } from '../pieces/takeUploads.ts'
import { isReceiptField } from '../uploads/isReceiptField.ts'
import { keepPictures } from '../uploads/keepPictures.ts'
import { countPixels } from '../uploads/pixelQuota.ts'
import type { Sender } from '../uploads/Pictures.ts'
import { countReceipts } from '../uploads/receiptQuota.ts'
import { refusePdfReceipts } from '../settings/refusePdfReceipts.ts'

type Incoming = Pick<Call<OperationId>, 'database' | 'now' | 'services'> & {
  id: OperationId
  account: Account | undefined
  network: string
  body: unknown
  sent: ReadonlyMap<string, File>
}

/**
 * Collects and stores the files of a request before its transaction begins, in which nothing may wait for bytes and
 * pictures. `undo` is for a request that fails: it removes the files and takes back what was counted.
 */
export async function collectFiles({ id, account, network, sent, ...known }: Incoming) {
  const accountId = account?.id
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
    await countPixels(database, { accountId, network, files, now })
    const kept = await keepPictures(files, services.pictures, senderOf(account, network))
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

/** Of a network more may wait: the parents of a class register together. Administrators are trusted. */
function senderOf(account: Incoming['account'], network: string): Sender {
  if (account === undefined) return { key: `from ${network}`, mostWaiting: 20 }
  return { key: `by ${account.id}`, mostWaiting: account.role === 'student' ? 2 : 20 }
}

function receiptsIn(files: ReadonlyMap<string, File>): File[] {
  return [...files].filter(([field]) => isReceiptField(field)).map(([, file]) => file)
}
