import type { Language } from './Language.ts'

/** English sentences, each with what it is in the other languages; gaps are names in braces. */
export type Translations = Record<string, Record<Exclude<Language, 'en'>, string>>
