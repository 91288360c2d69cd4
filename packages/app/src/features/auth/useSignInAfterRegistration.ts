import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { publicPaths } from '#addresses/public.ts'
import { api } from '#api/api.ts'
import { getPathAfterSignIn } from '#features/auth/getPathAfterSignIn.ts'
import { registeredEmailAtom } from './registeredEmailAtom.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { useSignIn } from './useSignIn.ts'
import { useSwitchChild } from './useSwitchChild.ts'

type Arriving = { email: string; password: string; joins_account?: boolean | undefined }

/**
 * Signs in who has just registered, with what they typed a moment ago; where that doesn’t work the sign-in page knows
 * their e-mail. A guardian goes on as the child they added, also one who signs in with it; whoever else is signed in,
 * such as somebody of the office, stays who they are.
 */
export function useSignInAfterRegistration() {
  const [homeHref, setHomeHref] = useState<string>()
  const store = useStore()
  const keepEmail = useSetAtom(registeredEmailAtom)
  const signIn = useSignIn((role, status) => setHomeHref(getPathAfterSignIn(role, status, null)))
  const switchTo = useSwitchChild()
  const goOnAsNewest = async (email: string) => {
    const session = store.get(sessionAtom)
    if (session?.role !== 'student' || session.status !== 'allowed') return
    const { user } = await api('getCurrentUser').catch(() => ({ user: { email, children: [] } }))
    // Another family may be signed in here.
    if (user.email.toLowerCase() !== email.toLowerCase()) return
    setHomeHref(publicPaths.dashboard('student'))
    const newest = user.children?.at(-1)
    if (newest && !newest.isPresent) await switchTo({ id: newest.id, email, isStaying: true })
  }
  const arrive = async ({ email, password, joins_account = false }: Arriving): Promise<void> => {
    if (!store.get(sessionAtom)) {
      const { state } = await signIn({ email, password })
      if (state !== 'done') keepEmail(email)
    }
    if (joins_account) await goOnAsNewest(email)
  }
  return { homeHref, arrive }
}
