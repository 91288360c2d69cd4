import { I18n } from '@lingui/core'
import { toEnglishReadings, isForeign, addTranslation } from './translationDictionary.ts'

type Translate = (id: string | { values?: Values }, values?: Values, options?: object) => string
type Values = Record<string, unknown>

/** Records the English text of every message translated from now on. */
export function recordMessages(english: I18n): void {
  const translate = I18n.prototype._ as Translate
  I18n.prototype._ = function translateAndLearn(
    this: I18n,
    id: Parameters<Translate>[0],
    values?: Values,
    options?: object,
  ) {
    const text = Reflect.apply(translate, this, [id, values, options])
    if (isForeign() && this !== english) {
      for (const meaning of valuesInEnglish(typeof id === 'string' ? values : id.values)) {
        const args = typeof id === 'string' ? [id, meaning, options] : [{ ...id, values: meaning }, values, options]
        learnLevels(text, Reflect.apply(translate, english, args))
      }
    }
    return text
  }
}

const MAX_COMBINATIONS = 8

/** All combinations of the values' English readings. */
function valuesInEnglish(values: Values | undefined): (Values | undefined)[] {
  if (!values) return [undefined]
  let found: Values[] = [{}]
  for (const [name, value] of Object.entries(values)) {
    const choices = typeof value === 'string' ? toEnglishReadings(value) : [value]
    found = found.flatMap((start) => choices.map((choice) => ({ ...start, [name]: choice }))).slice(0, MAX_COMBINATIONS)
  }
  return found
}

const ELEMENT = /<(\w+)>(.*?)<\/\1>/gs
const PLACEHOLDER = /<\w+\/>/g

/** Records a text with elements as a whole, without the elements' content, and each element's content separately. */
function learnLevels(text: string, english: string): void {
  addTranslation(textOf(text), textOf(english))
  const inner = new Map([...english.matchAll(ELEMENT)].map(([, name, content]) => [name, content]))
  if (inner.size === 0 && english.search(PLACEHOLDER) < 0) return
  addTranslation(ownText(text), ownText(english))
  learnAroundPlaceholders(text, english)
  for (const [, name, content = ''] of text.matchAll(ELEMENT)) learnLevels(content, inner.get(name) ?? '')
}

const textOf = (rich: string) => rich.replaceAll(/<\/?\w+\/?>/g, '')
const ownText = (rich: string) => rich.replaceAll(ELEMENT, '').replaceAll(PLACEHOLDER, '')

/** Records the texts before, between and after placeholders if both languages have the same number of them. */
function learnAroundPlaceholders(text: string, english: string): void {
  const [parts, englishParts] = [splitParts(text), splitParts(english)]
  const [textParts, englishTextParts] = [parts.filter(hasText), englishParts.filter(hasText)]
  // Text before a placeholder in one language and after it in the other.
  if (textParts.length === 1 && englishTextParts.length === 1)
    return addTranslation(textParts[0] ?? '', englishTextParts[0] ?? '')
  if (parts.length !== englishParts.length) return undefined
  parts.forEach((part, index) => addTranslation(part, englishParts[index] ?? ''))
}

const hasText = (part: string) => part.trim() !== ''
const splitParts = (rich: string) =>
  rich.split(/<\w+\/>|<(\w+)>.*?<\/\1>/s).filter((part): part is string => part !== undefined)
