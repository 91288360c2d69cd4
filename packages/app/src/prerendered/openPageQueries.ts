import { type DehydratedState, type QueryClient, hydrate } from '@tanstack/react-query'
import { createQueryClient } from '#api/createQueryClient.ts'
import { markExtensionsAvailable } from '../session/backendCapabilities.ts'
import { ssrContext } from '../browser/ssrContext.ts'

/** Where the answers stand that came with the page. */
const ANSWERS_ID = 'answers'

/** The answers of a page for visitors. What came with it isn’t asked for again: no page is older than a minute. */
export function createHydratedQueryClient(): QueryClient {
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
