import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'

type SsrContext = {
  /** In the format of `document.cookie`. */
  cookies: string
  /** Handles the API requests of the page. */
  answer: (request: Request) => Promise<Response>
  queries: QueryClient | undefined
  schoolName: string | undefined
}

/** The request that a page is prerendered for. A single object, like the store: pages are rendered one at a time. */
export const ssrContext: SsrContext = {
  cookies: '',
  answer: () => Promise.reject(new Error('Nobody visits.')),
  queries: undefined,
  schoolName: undefined,
}

/** Reads a cookie. The libraries for this are as large as a screen on first load. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const cookie = (import.meta.env.SSR ? ssrContext.cookies : document.cookie)
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
  return cookie?.slice(start.length)
}

/** Stores a value of letters, digits and dashes in a cookie for all pages. */
export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}

/** The Jotai store: components use it through hooks, other modules import it. */
export const store = createStore()
