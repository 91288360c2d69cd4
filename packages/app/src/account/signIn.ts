import type { Answer, Given } from '@maktab/client/createAsk'
import { ask } from '../calls/ask.ts'

/** Asks for a token. Its code comes when somebody signs in, not with the page that lets them. */
export async function signIn(body: Given<'signIn'>['body']): Promise<Answer<'signIn'>> {
  return ask('signIn', { body })
}
