import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { entrancePaths } from '#addresses/public.ts'
import { ask } from '#calls/ask.ts'
import { placeAfterSignIn } from '#navigation/placeAfterSignIn.ts'
import { newEmailAtom } from './newEmailAtom.ts'
import { sessionAtom } from './sessionAtoms.ts'
import { useSignIn } from './useSignIn.ts'
import { useSwitchChild } from './useSwitchChild.ts'

type Arriving = { email: string; password: string; joins_account?: boolean | undefined }

/**
 * Signs in who has just registered, with what they typed a moment ago; where that doesn’t work the sign-in page knows
 * their e-mail. A guardian goes on as the child they added; whoever else is signed in, such as somebody of the office,
 * stays who they are.
 */
export function useArrivingStudent() {
  const [homeHref, setHomeHref] = useState<string>()
  const store = useStore()
  const keepEmail = useSetAtom(newEmailAtom)
  const signIn = useSignIn((role, status) => setHomeHref(placeAfterSignIn(role, status, null)))
  const switchTo = useSwitchChild()
  const goOnAsNewest = async (email: string) => {
    setHomeHref(entrancePaths.dashboard('student'))
    const { user } = await ask('getCurrentUser').catch(() => ({ user: { children: [] } }))
    const newest = user.children?.at(-1)
    if (newest && !newest.isPresent) await switchTo({ id: newest.id, email, isStaying: true })
  }
  const arrive = async ({ email, password, joins_account = false }: Arriving): Promise<void> => {
    if (store.get(sessionAtom)) {
      if (joins_account) await goOnAsNewest(email)
      return
    }
    const { state } = await signIn({ email, password })
    if (state !== 'done') keepEmail(email)
  }
  return { homeHref, arrive }
}
