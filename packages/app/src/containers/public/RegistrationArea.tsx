import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { createQueryClient } from '../../calls/queryClient.ts'
import { SchoolContainer } from '../shell/SchoolContainer.tsx'

/** What some public pages need that the others don’t: courses to choose from, and the school’s settings. */
export function RegistrationArea({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <SchoolContainer>{children}</SchoolContainer>
    </QueryClientProvider>
  )
}
