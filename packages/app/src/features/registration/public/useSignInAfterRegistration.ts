import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { publicPaths } from '#addresses/public.ts'
import { api } from '#api/api.ts'
import { registeredEmailAtom, useSignIn, useSwitchChild } from '#features/auth/authHooks.ts'
import { getPathAfterSignIn } from '#features/auth/redirectPaths.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'

type Registered = { email: string; password: string; joins_account?: boolean | undefined }

/**
 * Signs in after the registration with the typed credentials; if that fails, the sign-in page is prefilled with the
 * email address. A guardian continues as the new child. Other signed-in users, such as office staff, stay signed in.
 */
export function useSignInAfterRegistration() {
  const [homeHref, setHomeHref] = useState<string>()
  const store = useStore()
  const setRegisteredEmail = useSetAtom(registeredEmailAtom)
  const signIn = useSignIn((role, status) => setHomeHref(getPathAfterSignIn(role, status, null)))
  const switchTo = useSwitchChild()
  const switchToNewestChild = async (email: string) => {
    const session = store.get(sessionAtom)
    if (session?.role !== 'student' || session.status !== 'allowed') return
    const { user } = await api('getCurrentUser').catch(() => ({ user: { email, children: [] } }))
    // Another family may be signed in.
    if (user.email.toLowerCase() !== email.toLowerCase()) return
    setHomeHref(publicPaths.dashboard('student'))
    const newest = user.children?.at(-1)
    if (newest && !newest.isPresent) await switchTo({ id: newest.id, email, isStaying: true })
  }
  const signInRegistered = async ({ email, password, joins_account = false }: Registered): Promise<void> => {
    if (!store.get(sessionAtom)) {
      const { state } = await signIn({ email, password })
      if (state !== 'done') setRegisteredEmail(email)
    }
    if (joins_account) await switchToNewestChild(email)
  }
  return { homeHref, signInRegistered }
}
