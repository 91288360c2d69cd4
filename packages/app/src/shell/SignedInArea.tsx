import { PageLoading } from '@maktab/ui/layouts/Page/PageLoading'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '#addresses/address.ts'
import { createQueryClient } from '#api/createQueryClient.ts'
import { useRefetchAfterSignIn } from '#api/useFreshAnswers.ts'
import { useLiveUpdates } from '#changeStream/liveUpdates.ts'
import { ErrorBoundary } from '#feedback/ErrorBoundary.tsx'
import type { Role } from '#addresses/roles.ts'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'
import { SchoolProviders } from '#features/settings/SchoolProviders.tsx'
import { ShellContainer } from './ShellContainer.tsx'
import { SessionExpired } from './SessionOver.tsx'
import type { SearchComponent } from '../features/search/SearchComponent.ts'

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
