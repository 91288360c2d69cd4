import type { Guardian } from '@maktab/ui/features/registration/public/registration.schema'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useCurrentUser } from '#features/auth/useCurrentUser.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'

/** Who registers another child, as the page was opened for; `unknown` as long as that is asked for. */
export function useRegisteringGuardian(): Guardian | 'unknown' | undefined {
  const [search] = useSearchParams()
  const session = useAtomValue(sessionAtom)
  const isWanted = search.get('child') === 'another' && session?.role === 'student'
  const user = useCurrentUser({ enabled: isWanted })
  const data = isWanted && user.state === 'ready' && user.data.children ? user.data : undefined
  const known = data && { email: data.email, ...data.guardian }
  // It stays the same while the session goes on as the new child.
  const [kept, setKept] = useState<Guardian>()
  if (known !== undefined && kept === undefined) setKept(known)
  const guardian = kept ?? known
  if (guardian !== undefined) return guardian
  return isWanted && user.state === 'loading' ? 'unknown' : undefined
}
