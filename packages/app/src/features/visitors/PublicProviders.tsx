import { QueryClientProvider, type DehydratedState, type QueryClient, hydrate } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { SchoolProviders } from '#features/settings/SchoolProviders.tsx'
import { createQueryClient } from '#api/createQueryClient.ts'
import { markExtensionsAvailable } from '#session/backendCapabilities.ts'
import { ssrContext } from '#browser/cookiesAndStore.ts'

/** ID of the element with the data that came with the page. */
const HYDRATION_DATA_ID = 'answers'

/** The query cache of a public page, hydrated with the data that came with the page, which is at most a minute old. */
function createHydratedQueryClient(): QueryClient {
  const queries = createQueryClient()
  if (import.meta.env.SSR) return ssrContext.queries ?? queries
  const text = document.getElementById(HYDRATION_DATA_ID)?.textContent
  if (text) hydrate(queries, withCurrentTime(JSON.parse(text) as DehydratedState))
  if (queries.getQueryData(['getSettings'])) markExtensionsAvailable()
  return queries
}

/** Dates the data by the visitor’s clock, which may differ from the server’s by more than the stale time. */
function withCurrentTime(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now()
  return { ...state, queries: state.queries.map((one) => ({ ...one, state: { ...one.state, dataUpdatedAt } })) }
}

/** Providers of public pages that show courses or settings. */
export function PublicProviders({ children }: { children: ReactNode }) {
  const [queries] = useState(createHydratedQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <SchoolProviders>{children}</SchoolProviders>
    </QueryClientProvider>
  )
}

/** Wraps a page in the public providers. */
export function withPublicProviders(Page: ComponentType): ComponentType {
  return function InRegistrationArea() {
    return (
      <PublicProviders>
        <Page />
      </PublicProviders>
    )
  }
}
