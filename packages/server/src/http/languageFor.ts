import type { FastifyRequest } from 'fastify'
import type { Language } from '../i18n/Language.ts'
import { languageOf } from '../i18n/languageOf.ts'

/** The language in which a request is answered: the contract’s where it asks for none that the school speaks. */
export function languageFor({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return languageOf(headers['accept-language']) ?? 'en'
}
