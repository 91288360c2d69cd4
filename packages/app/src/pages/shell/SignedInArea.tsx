import { PageLoading } from '@maktab/ui/layouts/PageLoading/PageLoading'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '#addresses/address.ts'
import { createQueryClient } from '#calls/queryClient.ts'
import { useFreshAnswers } from '#calls/useFreshAnswers.ts'
import { useChanges } from '#data/changes.ts'
import { CrashBoundary } from '#feedback/CrashBoundary.tsx'
import type { Role } from '#navigation/roles.ts'
import { ownerAtom } from '#session/sessionAtoms.ts'
import { EnvironmentContainer } from '#environment/EnvironmentContainer.tsx'
import { ShellContainer } from './ShellContainer.tsx'
import { SessionOver } from './SessionOver.tsx'
import type { Search } from './Search.ts'

// Without it, should it not come over a bad line, marks wait for the next time.
const KeptMarks = lazy(() =>
  import('./KeptMarksContainer.tsx').then(
    ({ KeptMarksContainer }) => ({ default: KeptMarksContainer }),
    () => ({ default: () => null }),
  ),
)

type SignedInAreaProps = { role: Role; addresses: Addresses; search: Search; children: ReactNode }

/** The shell around the pages of one role, and the answers to one person: the next one starts with none. */
export function SignedInArea(props: SignedInAreaProps) {
  return <AreaOfPerson key={useAtomValue(ownerAtom)} {...props} />
}

function AreaOfPerson({ role, addresses, search, children }: SignedInAreaProps) {
  const [queries] = useState(createQueryClient)
  useFreshAnswers(queries)
  useChanges(queries)
  const [path] = useLocation()
  return (
    <QueryClientProvider client={queries}>
      <EnvironmentContainer>
        <ShellContainer role={role} addresses={addresses} search={search}>
          <CrashBoundary place={path}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </CrashBoundary>
        </ShellContainer>
        {role === 'teacher' && (
          <Suspense>
            <KeptMarks />
          </Suspense>
        )}
        <SessionOver />
      </EnvironmentContainer>
    </QueryClientProvider>
  )
}
