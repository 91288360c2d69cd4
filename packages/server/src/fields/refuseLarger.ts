import { limits } from '@maktab/contract/wire/limits'
import { Refusal } from '../Refusal.ts'
import { message } from '../i18n/message.ts'

/** Refuses more bytes than a call takes. */
export function refuseLarger(bytes: number, most: number): void {
  if (bytes <= most) return
  throw new Refusal(
    413,
    most === limits.formBytes ? message('This is more than 20 MB.') : message('This is more than 256 kB.'),
  )
}
