import type { Answer } from '@maktab/client/createAsk'
import { ask } from '../calls/ask.ts'

/** Asks for a token of another child. */
export async function switchChild(id: number): Promise<Answer<'switchChild'>> {
  return ask('switchChild', { body: { id } })
}
