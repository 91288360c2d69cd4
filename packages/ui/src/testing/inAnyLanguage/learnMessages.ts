import { I18n } from '@lingui/core'
import { allInEnglish, isForeign, learn } from './dictionary.ts'

type Say = (id: string | { values?: Values }, values?: Values, options?: object) => string
type Values = Record<string, unknown>

/** Whatever the catalogues are asked for from now on is learnt with its English, until what is given back is called. */
export function learnMessages(english: I18n): void {
  const say = I18n.prototype._ as Say
  I18n.prototype._ = function sayAndLearn(this: I18n, id: Parameters<Say>[0], values?: Values, options?: object) {
    const said = Reflect.apply(say, this, [id, values, options])
    if (isForeign() && this !== english) {
      for (const meaning of valuesInEnglish(typeof id === 'string' ? values : id.values)) {
        const asked = typeof id === 'string' ? [id, meaning, options] : [{ ...id, values: meaning }, values, options]
        learnLevels(said, Reflect.apply(say, english, asked))
      }
    }
    return said
  }
}

const MANY = 8

/** What the values may be in English, in every combination. */
function valuesInEnglish(values: Values | undefined): (Values | undefined)[] {
  if (!values) return [undefined]
  let found: Values[] = [{}]
  for (const [name, value] of Object.entries(values)) {
    const choices = typeof value === 'string' ? allInEnglish(value) : [value]
    found = found.flatMap((start) => choices.map((choice) => ({ ...start, [name]: choice }))).slice(0, MANY)
  }
  return found
}

const ELEMENT = /<(\w+)>(.*?)<\/\1>/gs
const HOLE = /<\w+\/>/g

/** A text with elements in it is read as a whole, without what its elements hold, and each of those for itself. */
function learnLevels(said: string, english: string): void {
  learn(textOf(said), textOf(english))
  const inner = new Map([...english.matchAll(ELEMENT)].map(([, name, text]) => [name, text]))
  if (inner.size === 0 && english.search(HOLE) < 0) return
  learn(ownText(said), ownText(english))
  learnAroundHoles(said, english)
  for (const [, name, text = ''] of said.matchAll(ELEMENT)) learnLevels(text, inner.get(name) ?? '')
}

const textOf = (rich: string) => rich.replaceAll(/<\/?\w+\/?>/g, '')
const ownText = (rich: string) => rich.replaceAll(ELEMENT, '').replaceAll(HOLE, '')

/** What stands before the first hole, between two of them and after the last, where both languages agree in number. */
function learnAroundHoles(said: string, english: string): void {
  const [pieces, meant] = [piecesOf(said), piecesOf(english)]
  const [wordsSaid, words] = [pieces.filter(hasWords), meant.filter(hasWords)]
  // Words that stand before a hole in one language and after it in the other.
  if (wordsSaid.length === 1 && words.length === 1) return learn(wordsSaid[0] ?? '', words[0] ?? '')
  if (pieces.length !== meant.length) return undefined
  pieces.forEach((piece, index) => learn(piece, meant[index] ?? ''))
}

const hasWords = (piece: string) => piece.trim() !== ''
const piecesOf = (rich: string) =>
  rich.split(/<\w+\/>|<(\w+)>.*?<\/\1>/s).filter((part): part is string => part !== undefined)
