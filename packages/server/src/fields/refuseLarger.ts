import { limits } from '@maktab/contract/wire/limits'
import { Refusal } from '../Refusal.ts'

/** Refuses more bytes than a call takes. */
export function refuseLarger(bytes: number, most: number): void {
  if (bytes <= most) return
  throw new Refusal(413, most === limits.formBytes ? 'This is more than 20 MB.' : 'This is more than 256 kB.')
}
