import type { FastifyRequest } from 'fastify'
import type { Language } from '../words/Language.ts'
import { languageOf } from '../words/languageOf.ts'

/** The language in which a request is answered: the contract’s where it asks for none that the school speaks. */
export function languageFor({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return languageOf(headers['accept-language']) ?? 'en'
}
