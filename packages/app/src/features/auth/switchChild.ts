import type { ResponseOf } from '@maktab/client/createApi'
import { api } from '#api/api.ts'

/** Asks for a token of another child. */
export async function switchChild(id: number): Promise<ResponseOf<'switchChild'>> {
  return api('switchChild', { body: { id } })
}
