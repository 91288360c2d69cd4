import { I18n } from '@lingui/core'
import { inEnglish, isForeign, learn } from './dictionary.ts'

type Say = (id: string | { values?: Values }, values?: Values, options?: object) => string
type Values = Record<string, unknown>

/** Whatever the catalogues are asked for from now on is learnt with its English, until what is given back is called. */
export function learnMessages(english: I18n): void {
  const say = I18n.prototype._ as Say
  I18n.prototype._ = function sayAndLearn(this: I18n, id: Parameters<Say>[0], values?: Values, options?: object) {
    const said = Reflect.apply(say, this, [id, values, options])
    if (isForeign() && this !== english) {
      const meant = typeof id === 'string' ? id : { ...id, values: valuesInEnglish(id.values) }
      learnLevels(said, Reflect.apply(say, english, [meant, valuesInEnglish(values), options]))
    }
    return said
  }
}

function valuesInEnglish(values: Values | undefined): Values | undefined {
  if (!values) return undefined
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? inEnglish(value) : value]),
  )
}

const ELEMENT = /<(\w+)>(.*?)<\/\1>/gs
const HOLE = /<\w+\/>/g

/** A text with elements in it is read as a whole, without what its elements hold, and each of those for itself. */
function learnLevels(said: string, english: string): void {
  learn(textOf(said), textOf(english))
  const inner = new Map([...english.matchAll(ELEMENT)].map(([, name, text]) => [name, text]))
  if (inner.size === 0 && !HOLE.test(english)) return
  learn(ownText(said), ownText(english))
  learnAroundHoles(said, english)
  for (const [, name, text = ''] of said.matchAll(ELEMENT)) learnLevels(text, inner.get(name) ?? '')
}

const textOf = (rich: string) => rich.replaceAll(/<\/?\w+\/?>/g, '')
const ownText = (rich: string) => rich.replaceAll(ELEMENT, '').replaceAll(HOLE, '')

/** What stands before the first hole, between two of them and after the last, where both languages agree in number. */
function learnAroundHoles(said: string, english: string): void {
  const [pieces, meant] = [said, english].map((rich) =>
    rich.split(/<\w+\/>|<(\w+)>.*?<\/\1>/s).filter((part) => part !== undefined),
  )
  if (pieces?.length !== meant?.length) return
  pieces?.forEach((piece, index) => learn(piece, meant?.[index] ?? ''))
}
