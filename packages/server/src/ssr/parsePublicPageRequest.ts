import type { FastifyRequest } from 'fastify'
import { type Language, languages, parseAcceptLanguage } from '../i18n/translate.ts'

/** Everything that a public page depends on. */
export type PublicPageRequest = {
  path: string
  search: string
  language: Language
  /** The language in `?lang=`. */
  requestedLanguage?: Language | undefined
  scheme: 'light' | 'dark' | 'system'
  /** Whether this browser has been used to sign in before. */
  isKnown: boolean
}

/** Parses URL, cookies and headers; the language is chosen by the same rules as in the app. */
export function parsePublicPageRequest({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): PublicPageRequest {
  const [path = '', search = ''] = url.split('?')
  const cookie = (name: string) => new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]+)`).exec(headers.cookie ?? '')?.[1]
  const supported = (word: string | null | undefined) => languages.find((one) => one === word?.split('-')[0])
  const requestedLanguage = supported(new URLSearchParams(search).get('lang'))
  const scheme = cookie('scheme')
  return {
    path,
    search,
    ...(requestedLanguage && { requestedLanguage }),
    language:
      requestedLanguage ?? supported(cookie('language')) ?? parseAcceptLanguage(headers['accept-language']) ?? 'en',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'system',
    isKnown: cookie('known') !== undefined,
  }
}
