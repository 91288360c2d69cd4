import { PageLoading } from '@maktab/ui/layouts/PageLoading/PageLoading'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { createQueryClient } from '../../data/queryClient.ts'
import { CrashBoundary } from '../../feedback/CrashBoundary.tsx'
import type { Role } from '../../navigation/roles.ts'
import { sessionAtom } from '../../session/sessionAtoms.ts'
import { SchoolContainer } from './SchoolContainer.tsx'
import { ShellContainer } from './ShellContainer.tsx'

// Without it, should it not come over a bad line, marks wait for the next time.
const KeptMarks = lazy(() =>
  import('./KeptMarksContainer.tsx').then(
    ({ KeptMarksContainer }) => ({ default: KeptMarksContainer }),
    () => ({ default: () => null }),
  ),
)

type SignedInAreaProps = { role: Role; children: ReactNode }

/** The shell around the pages of one role, and the answers of one session: the next person starts with none. */
export function SignedInArea(props: SignedInAreaProps) {
  const session = useAtomValue(sessionAtom)
  return <AreaOfSession key={session?.token} {...props} />
}

function AreaOfSession({ role, children }: SignedInAreaProps) {
  const [queries] = useState(createQueryClient)
  const [path] = useLocation()
  return (
    <QueryClientProvider client={queries}>
      <SchoolContainer>
        <ShellContainer role={role}>
          <CrashBoundary place={path}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </CrashBoundary>
        </ShellContainer>
        {role === 'teacher' && (
          <Suspense>
            <KeptMarks />
          </Suspense>
        )}
      </SchoolContainer>
    </QueryClientProvider>
  )
}
