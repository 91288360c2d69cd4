import type { Language } from '@maktab/contract/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { allOf } from '../allOf.ts'

const names: Record<Language, MessageDescriptor> = {
  urdu: msg`Urdu`,
  english: msg`English`,
  arabic: msg`Arabic`,
}

/** The languages that the school speaks, in the order in which they are offered. */
export const schoolLanguages = allOf<keyof typeof names>()('urdu', 'english', 'arabic')

const isKnown = (word: string): word is keyof typeof names => Object.hasOwn(names, word)

/** The languages somebody speaks, whether they arrive as a word, a list, a comma list or JSON of a list. */
export function parseSpokenLanguages(value: unknown): string[] {
  const words = partsOf(value).flatMap((part) => {
    const word = part.trim()
    return isKnown(word.toLowerCase()) ? [word.toLowerCase()] : word ? [word] : []
  })
  return [...new Set(words)]
}

/** A language’s name for a person; one that isn’t in the table shows as itself. */
export function getLanguageName(word: string, i18n: I18n): string {
  return isKnown(word) ? i18n._(names[word]) : word
}

function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string')
  if (typeof value !== 'string') return []
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' ? partsOf(read) : [value]
  } catch {
    return value.split(/[,،]/)
  }
}
