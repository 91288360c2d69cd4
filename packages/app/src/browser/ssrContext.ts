import type { QueryClient } from '@tanstack/react-query'

type Visit = {
  /** As a browser would give them to a script. */
  cookies: string
  /** Answers the calls of the page. */
  answer: (request: Request) => Promise<Response>
  queries: QueryClient | undefined
  schoolName: string | undefined
}

/**
 * Whom a page is made for beforehand, where there is no browser to ask. There is one of it, as there is one store: pages
 * are made one after the other.
 */
export const ssrContext: Visit = {
  cookies: '',
  answer: () => Promise.reject(new Error('Nobody visits.')),
  queries: undefined,
  schoolName: undefined,
}
