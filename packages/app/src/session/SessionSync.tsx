import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { syncSessionAtom, sessionAtom } from './sessionAtoms.ts'

/** Ends a session when its time is over and follows what other tabs do: by timer, on focus and by storage. */
export function SessionSync() {
  const session = useAtomValue(sessionAtom)
  const reread = useSetAtom(syncSessionAtom)
  const expiresAt = session?.expiresAt

  useEffect(() => {
    // A page that is being left is also said to change its visibility.
    const look = () => void (document.visibilityState === 'visible' && reread())
    const follow = ({ key }: StorageEvent) => {
      if (key === null) void reread('signedOut')
      else void reread(localStorage.getItem('token') === null ? 'ended' : undefined)
    }
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    window.addEventListener('storage', follow)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
      window.removeEventListener('storage', follow)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reread])

  useEffect(() => {
    if (expiresAt === undefined) return undefined
    const timer = setTimeout(() => void reread(), Math.max(0, expiresAt - Date.now()) + 20)
    return () => clearTimeout(timer)
  }, [expiresAt, reread])

  return null
}
