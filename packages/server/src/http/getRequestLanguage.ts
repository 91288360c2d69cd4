import type { FastifyRequest } from 'fastify'
import type { Language } from '../i18n/Language.ts'
import { parseAcceptLanguage } from '../i18n/parseAcceptLanguage.ts'

/** The language in which a request is answered: the contract’s where it asks for none that the school speaks. */
export function getRequestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return parseAcceptLanguage(headers['accept-language']) ?? 'en'
}
