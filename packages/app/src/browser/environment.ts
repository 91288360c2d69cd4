import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'

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

/** A cookie of ours; the libraries for it weigh as much as a screen on the first load. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = (import.meta.env.SSR ? ssrContext.cookies : document.cookie)
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length)
}

/** Keeps a plain word (letters, digits, dashes) for some days, on all pages of the school. */
export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}

/** The one store: components read it through hooks, the client through this. */
export const store = createStore()
