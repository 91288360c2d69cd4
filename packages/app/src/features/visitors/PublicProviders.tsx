import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { SchoolProviders } from '#features/settings/SchoolProviders.tsx'
import { createHydratedQueryClient } from '#prerendered/openPageQueries.ts'

/** What some public pages need that the others don’t: courses to choose from, and the school’s settings. */
export function PublicProviders({ children }: { children: ReactNode }) {
  const [queries] = useState(createHydratedQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <SchoolProviders>{children}</SchoolProviders>
    </QueryClientProvider>
  )
}

/** The page inside the area. */
export function withPublicProviders(Page: ComponentType): ComponentType {
  return function InRegistrationArea() {
    return (
      <PublicProviders>
        <Page />
      </PublicProviders>
    )
  }
}
