import { doneWords } from './doneWords.ts'
import { findingWords, kindWords } from './findingWords.ts'
import { labels } from './labels.ts'
import type { Language } from './Language.ts'
import { refusalWords } from './refusalWords.ts'
import { ruleWords } from './ruleWords.ts'
import type { Sentence } from './Sentence.ts'
import type { Translations } from './Translations.ts'

const GAP = /\{(\w+)\}/g
const all: Translations = { ...doneWords, ...refusalWords, ...ruleWords, ...findingWords }
const byGap: Record<string, Translations> = { label: labels, kind: kindWords }

type Shape = { pattern: RegExp; words: Translations[string] }

/** The sentences with gaps, as what a filled one looks like; those that say most of their own come first. */
const shapes: Shape[] = Object.entries(all)
  .filter(([text]) => text.includes('{'))
  .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
  .map(([text, words]) => ({
    pattern: new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(GAP, '(?<$1>.+)')}$`, 's'),
    words,
  }))

/** A sentence in a language; what no catalogue knows stays as it is. */
export function say(language: Language, sentence: Sentence): string {
  if (language === 'en') return sentence
  const known = Object.hasOwn(all, sentence) ? all[sentence] : undefined
  if (known) return known[language]
  for (const { pattern, words } of shapes) {
    const found = pattern.exec(sentence)?.groups
    if (found) return words[language].replaceAll(GAP, (_, name: string) => sayGap(language, name, found[name] ?? ''))
  }
  return sentence
}

/** What fills a gap: the name of a field and the kind of a value have words of their own, all else is as it was typed. */
function sayGap(language: Exclude<Language, 'en'>, name: string, value: string): string {
  const words = byGap[name]
  if (!words) return value
  const or = { ur: ' یا ', ar: ' أو ' }[language]
  // “true or false” is one kind, “text or nothing” are two.
  const parts = Object.hasOwn(words, value) ? [value] : value.split(' or ')
  return parts.map((part) => (Object.hasOwn(words, part) ? (words[part]?.[language] ?? part) : part)).join(or)
}

function ownLength(text: string): number {
  return text.replaceAll(GAP, '').length
}
