import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { EnvironmentContainer } from '#environment/EnvironmentContainer.tsx'
import { openPageQueries } from '#prerendered/openPageQueries.ts'

/** What some public pages need that the others don’t: courses to choose from, and the school’s settings. */
export function RegistrationArea({ children }: { children: ReactNode }) {
  const [queries] = useState(openPageQueries)
  return (
    <QueryClientProvider client={queries}>
      <EnvironmentContainer>{children}</EnvironmentContainer>
    </QueryClientProvider>
  )
}

/** The page inside the area. */
export function inRegistrationArea(Page: ComponentType): ComponentType {
  return function InRegistrationArea() {
    return (
      <RegistrationArea>
        <Page />
      </RegistrationArea>
    )
  }
}
