import { ask } from '../calls/ask.ts'

/** Tells the server that a session is over. A backend that doesn’t know the call, or a line that is down, changes nothing. */
export async function signOut(token: string): Promise<void> {
  await ask('signOut', {}, { headers: { token } }).catch(() => undefined)
}
