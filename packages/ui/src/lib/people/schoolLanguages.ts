import type { Language } from '@maktab/contract/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { exhaustiveList } from '../exhaustiveList.ts'

const names: Record<Language, MessageDescriptor> = {
  urdu: msg`Urdu`,
  english: msg`English`,
  arabic: msg`Arabic`,
}

/** The school’s languages, in display order. */
export const schoolLanguages = exhaustiveList<keyof typeof names>()('urdu', 'english', 'arabic')

const isKnown = (word: string): word is keyof typeof names => Object.hasOwn(names, word)

/** Parses a person’s languages from a word, a list, a comma-separated list or a JSON list. */
export function parseSpokenLanguages(value: unknown): string[] {
  const languages = splitLanguages(value).flatMap((part) => {
    const word = part.trim()
    return isKnown(word.toLowerCase()) ? [word.toLowerCase()] : word ? [word] : []
  })
  return [...new Set(languages)]
}

/** Display name of a language; unknown languages are returned unchanged. */
export function getLanguageName(word: string, i18n: I18n): string {
  return isKnown(word) ? i18n._(names[word]) : word
}

function splitLanguages(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string')
  if (typeof value !== 'string') return []
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' ? splitLanguages(parsed) : [value]
  } catch {
    return value.split(/[,،]/)
  }
}
