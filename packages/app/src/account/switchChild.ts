import type { ResponseOf } from '@maktab/client/createAsk'
import { api } from '../calls/ask.ts'

/** Asks for a token of another child. */
export async function switchChild(id: number): Promise<ResponseOf<'switchChild'>> {
  return api('switchChild', { body: { id } })
}
