import type { QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { sessionAtom } from '../session/sessionAtoms.ts'

/** Asks again for what is on the page once the same person has signed in anew: until then everything was refused. */
export function useRefetchAfterSignIn(queries: QueryClient): void {
  // Each session has a time of its own, and nothing else changes it.
  const session = useAtomValue(sessionAtom)?.expiresAt
  const asked = useRef(session)
  useEffect(() => {
    if (session === undefined || session === asked.current) return
    asked.current = session
    void queries.invalidateQueries()
  }, [queries, session])
}
