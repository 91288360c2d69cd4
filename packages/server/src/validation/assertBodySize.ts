import { limits } from '@maktab/contract/wire/limits'
import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

/** Refuses more bytes than a call takes. */
export function assertBodySize(bytes: number, most: number): void {
  if (bytes <= most) return
  throw new HttpError(
    413,
    most === limits.formBytes ? message('This is more than 20 MB.') : message('This is more than 256 kB.'),
  )
}
