import type { OperationId } from '@maktab/contract/calls'
import { checkBeforePictures } from '../checkBeforePictures.ts'
import type { Call } from '../contract/Handler.ts'
import { takeUploads } from '../pieces/takeUploads.ts'
import { keepPictures } from '../uploads/keepPictures.ts'
import { refusePdfReceipts } from '../settings/refusePdfReceipts.ts'

type Sent = Pick<Call<OperationId>, 'database' | 'now' | 'services'> & {
  id: OperationId
  accountId: number | undefined
  body: unknown
  sent: ReadonlyMap<string, File>
}

/** All that a call may refuse before its transaction begins, in which nobody is to wait for bytes and pictures. */
export async function takeFiles({ id, accountId, sent, ...known }: Sent) {
  await checkBeforePictures(id, known as Call<OperationId>, accountId)
  const { files: uploaded, uploads } = await takeUploads({ id, accountId, sent, ...known })
  const files = new Map([...sent, ...uploaded])
  await refusePdfReceipts(files, known)
  return { files, uploads, kept: await keepPictures(files, known.services.pictures) }
}
