import { PageLoading } from '@maktab/ui/layouts/Page/PageLoading'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { type ReactNode, lazy, Suspense, useState, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '../addresses/address.ts'
import { createQueryClient } from '#api/createQueryClient.ts'
import { useLiveUpdates } from '#changeStream/useLiveUpdates.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { ErrorBoundary } from '#feedback/ErrorBoundary.tsx'
import type { Role } from '#addresses/roles.ts'
import { pageOwnerAtom, sessionAtom, expiredSessionAtom } from '#session/sessionAtoms.ts'
import { SchoolProviders } from '#features/settings/SchoolProviders.tsx'
import { ShellContainer } from './ShellContainer.tsx'
import type { SearchComponent } from '../features/search/useSearchDialog.ts'
import { LoadingIndicator } from '@maktab/ui/components/LoadingIndicator/LoadingIndicator'
import { LazyBoundary } from '../feedback/LazyBoundary.tsx'
import { lazyPage } from '../navigation/lazyPage.tsx'

const SignInAgain = lazyPage(() => import('./SignInAgainContainer.tsx'), 'SignInAgainContainer')

/** Asks the user to sign in again over the page when the session expires. */
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

// If it fails to load, unsent marks wait for the next page.
const UnsentMarks = lazy(() =>
  import('./UnsentMarksSender.tsx').then(
    ({ UnsentMarksSender }) => ({ default: UnsentMarksSender }),
    () => ({ default: () => null }),
  ),
)

type SignedInAreaProps = { role: Role; addresses: Addresses; search: SearchComponent; children: ReactNode }

/**
 * The query cache of the account whose page is open. An atom, because React discards the state of a first render that it
 * interrupts: its queries would be sent again by the next render.
 */
const queryClientAtom = atom((get) => {
  get(pageOwnerAtom)
  return createQueryClient()
})
// Always mounted, so that no change of the account is missed between two pages.
store.sub(queryClientAtom, () => undefined)

/** The shell of one role and the query cache of one account; another account starts with an empty cache. */
export function SignedInArea(props: SignedInAreaProps) {
  return <AccountArea key={useAtomValue(pageOwnerAtom)} {...props} />
}

function AccountArea({ role, addresses, search, children }: SignedInAreaProps) {
  const queryClient = useAtomValue(queryClientAtom)
  useRefetchAfterSignIn(queryClient)
  useLiveUpdates(queryClient)
  const [path] = useLocation()
  return (
    <QueryClientProvider client={queryClient}>
      <SchoolProviders>
        <ShellContainer role={role} addresses={addresses} search={search}>
          <ErrorBoundary resetKey={path}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </ShellContainer>
        {role === 'teacher' && (
          <Suspense>
            <UnsentMarks />
          </Suspense>
        )}
        <SessionExpired />
      </SchoolProviders>
    </QueryClientProvider>
  )
}

/** Refetches the page’s data after the same user has signed in again, because all requests in between failed. */
function useRefetchAfterSignIn(queryClient: QueryClient): void {
  // The expiry differs between sessions and doesn’t change otherwise.
  const session = useAtomValue(sessionAtom)?.expiresAt
  const lastSession = useRef(session)
  useEffect(() => {
    if (session === undefined || session === lastSession.current) return
    lastSession.current = session
    void queryClient.invalidateQueries()
  }, [queryClient, session])
}
