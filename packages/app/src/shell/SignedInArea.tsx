import { PageLoading } from '@maktab/ui/layouts/Page/PageLoading'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, lazy, Suspense, useState, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '../addresses/address.ts'
import { createQueryClient } from '#api/createQueryClient.ts'
import { useLiveUpdates } from '#changeStream/liveUpdates.ts'
import { ErrorBoundary } from '#feedback/ErrorBoundary.tsx'
import type { Role } from '#addresses/roles.ts'
import { pageOwnerAtom, sessionAtom, expiredSessionAtom } from '#session/sessionAtoms.ts'
import { SchoolProviders } from '#features/settings/SchoolProviders.tsx'
import { ShellContainer } from './ShellContainer.tsx'
import type { SearchComponent } from '../features/search/search.ts'
import { LoadingIndicator } from '@maktab/ui/components/LoadingIndicator/LoadingIndicator'
import { LazyBoundary } from '../feedback/LazyBoundary.tsx'
import { lazyPage } from '../navigation/pageComponents.tsx'

const SignInAgain = lazyPage(() => import('./SignInAgainContainer.tsx'), 'SignInAgainContainer')

/** Asks whoever’s session ends to sign in again over their page. */
function SessionExpired() {
  const isOver = useAtomValue(expiredSessionAtom) !== undefined
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) setWasOver(true)
  if (!wasOver) return null
  return (
    <LazyBoundary fallback={<LoadingIndicator />}>
      <SignInAgain isOpen={isOver} />
    </LazyBoundary>
  )
}

// Without it, should it not come over a bad line, marks wait for the next time.
const KeptMarks = lazy(() =>
  import('./UnsentMarksContainer.tsx').then(
    ({ UnsentMarksContainer }) => ({ default: UnsentMarksContainer }),
    () => ({ default: () => null }),
  ),
)

type SignedInAreaProps = { role: Role; addresses: Addresses; search: SearchComponent; children: ReactNode }

/** The shell around the pages of one role, and the answers to one person: the next one starts with none. */
export function SignedInArea(props: SignedInAreaProps) {
  return <AreaOfPerson key={useAtomValue(pageOwnerAtom)} {...props} />
}

function AreaOfPerson({ role, addresses, search, children }: SignedInAreaProps) {
  const [queries] = useState(createQueryClient)
  useRefetchAfterSignIn(queries)
  useLiveUpdates(queries)
  const [path] = useLocation()
  return (
    <QueryClientProvider client={queries}>
      <SchoolProviders>
        <ShellContainer role={role} addresses={addresses} search={search}>
          <ErrorBoundary resetKey={path}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </ShellContainer>
        {role === 'teacher' && (
          <Suspense>
            <KeptMarks />
          </Suspense>
        )}
        <SessionExpired />
      </SchoolProviders>
    </QueryClientProvider>
  )
}

/** Asks again for what is on the page once the same person has signed in anew: until then everything was refused. */
function useRefetchAfterSignIn(queries: QueryClient): void {
  // Each session has a time of its own, and nothing else changes it.
  const session = useAtomValue(sessionAtom)?.expiresAt
  const asked = useRef(session)
  useEffect(() => {
    if (session === undefined || session === asked.current) return
    asked.current = session
    void queries.invalidateQueries()
  }, [queries, session])
}
