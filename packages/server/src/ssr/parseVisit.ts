import type { FastifyRequest } from 'fastify'
import { type Language, languages, parseAcceptLanguage } from '../i18n/translate.ts'

/** All that a page for visitors depends on. */
export type Visit = {
  path: string
  search: string
  language: Language
  /** The language that the address itself names. */
  asked?: Language | undefined
  scheme: 'light' | 'dark' | 'system'
  /** Whether somebody signed in here before. */
  isKnown: boolean
}

/** Who asks for a page, by the address, the cookies and the browser: the language is chosen as the app chooses it. */
export function parseVisit({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Visit {
  const [path = '', search = ''] = url.split('?')
  const cookie = (name: string) => new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]+)`).exec(headers.cookie ?? '')?.[1]
  const spoken = (word: string | null | undefined) => languages.find((one) => one === word?.split('-')[0])
  const asked = spoken(new URLSearchParams(search).get('lang'))
  const scheme = cookie('scheme')
  return {
    path,
    search,
    ...(asked && { asked }),
    language: asked ?? spoken(cookie('language')) ?? parseAcceptLanguage(headers['accept-language']) ?? 'en',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'system',
    isKnown: cookie('known') !== undefined,
  }
}
