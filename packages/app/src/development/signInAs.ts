import { api } from '../api/api.ts'
import { signInAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/store.ts'

/** Becomes somebody else, as if they had signed in; the sentence that says why not is given where it can't be. */
export async function signInAs(email: string, password: string): Promise<string | undefined> {
  try {
    const { token, status, user } = await api('signIn', { body: { email, password } })
    await store.set(signInAtom, { token, role: user.role, status, email })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
