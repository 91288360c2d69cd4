import { QueryClientProvider, type DehydratedState, type QueryClient, hydrate } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { SchoolProviders } from '#features/settings/SchoolProviders.tsx'
import { createQueryClient } from '#api/createQueryClient.ts'
import { markExtensionsAvailable } from '#session/backendCapabilities.ts'
import { ssrContext } from '#browser/environment.ts'

/** Where the answers stand that came with the page. */
const ANSWERS_ID = 'answers'

/** The answers of a page for visitors. What came with it isn’t asked for again: no page is older than a minute. */
function createHydratedQueryClient(): QueryClient {
  const queries = createQueryClient()
  if (import.meta.env.SSR) return ssrContext.queries ?? queries
  const text = document.getElementById(ANSWERS_ID)?.textContent
  if (text) hydrate(queries, asOfNow(JSON.parse(text) as DehydratedState))
  if (queries.getQueryData(['getSettings'])) markExtensionsAvailable()
  return queries
}

/** The school’s clock and the visitor’s may differ by more than an answer is good for. */
function asOfNow(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now()
  return { ...state, queries: state.queries.map((one) => ({ ...one, state: { ...one.state, dataUpdatedAt } })) }
}

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
