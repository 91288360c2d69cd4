import { ssrContext } from './ssrContext.ts'

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
