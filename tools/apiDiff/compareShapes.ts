import { ANY_SHAPE, type Shape } from './toShape.ts'

const LAST = 0xff_ff
/** A class of characters: in brackets, or one with a letter. */
const CLASS = /\[(?:\\.|[^\]\\])*\]|\\[dwsDWS]|\\p\{\w+\}/gsu

/** What each class takes, which is asked once. */
const known = new Map<string, string>()

/**
 * Whether two patterns take the same texts, because they differ only in how they write classes of characters: `\d` and
 * `[0-9]`, `\p{Cc}` and the characters that it stands for.
 */
export function isSamePattern(one: string, other: string): boolean {
  return one === other || spelledOut(one) === spelledOut(other)
}

function spelledOut(pattern: string): string {
  return pattern.replaceAll(CLASS, (written) => {
    const ranges = known.get(written) ?? rangesOf(written)
    known.set(written, ranges)
    return `[${ranges}]`
  })
}

/** The characters of a class in order, from and to. */
function rangesOf(written: string): string {
  const taken = new RegExp(`^${written}$`, 'u')
  const ranges: string[] = []
  let first: number | undefined
  for (let code = 0; code <= LAST + 1; code += 1) {
    const isTaken = code <= LAST && taken.test(String.fromCodePoint(code))
    if (isTaken) first ??= code
    else if (first !== undefined) {
      ranges.push(`${first.toString(16)}-${(code - 1).toString(16)}`)
      first = undefined
    }
  }
  return ranges.join()
}

/**
 * What is different at a place: something that was there is lost or gained, or it holds less or more values than before.
 * Who takes less breaks those who send, who answers more those who read.
 */
export type Difference = { place: string; what: string; effect: 'lost' | 'gained' | 'less' | 'more' | 'both' }

/** Shapes that were compared and found the same: many places share one. */
const same = new WeakMap<Shape, WeakSet<Shape>>()

/** All differences between what a place was and what it is. */
export function compareShapes(before: Shape, after: Shape, place: string): Difference[] {
  if (before === after || same.get(before)?.has(after)) return []
  const differences = compareAll(before, after, place)
  if (differences.length === 0) same.set(before, (same.get(before) ?? new WeakSet()).add(after))
  return differences
}

function compareAll(before: Shape, after: Shape, place: string): Difference[] {
  const at = (what: string, effect: Difference['effect']): Difference => ({ place, what, effect })
  return [
    ...inValues(before, after).map(([what, effect]) => at(what, effect)),
    ...inLimits(before.limits, after.limits).map(([what, effect]) => at(what, effect)),
    ...keysOf(before.rest, after.rest)
      .filter((word) => before.rest[word] !== after.rest[word])
      .map((word) =>
        at(`\`${word}\` is ${after.rest[word] ?? 'not said any more'}, was ${before.rest[word] ?? 'not said'}`, 'both'),
      ),
    ...inFields(before, after, place),
    ...inKinds(before.kinds, after.kinds, place),
    ...(before.items || after.items
      ? compareShapes(before.items ?? ANY_SHAPE, after.items ?? ANY_SHAPE, `${place}[]`)
      : []),
    ...inOthers(before.others, after.others, place),
  ]
}

type Said = [what: string, effect: Difference['effect']]

const numbers = ['integer', 'number']
/** A number may be a whole one. */
const typesOf = ({ types }: Shape) => types?.flatMap((type) => (type === 'number' ? numbers : [type]))

function inValues(before: Shape, after: Shape): Said[] {
  const types = effectOf(typesOf(before), typesOf(after))
  const values = effectOf(before.values, after.values)
  const say = (words: string[] | undefined) => words?.join(', ').replaceAll('"', '') ?? 'anything'
  return [
    ...(types ? [[`is ${say(after.types)}, was ${say(before.types)}`, types] as Said] : []),
    ...(values
      ? [[`is one of ${say(after.values)}, was ${before.values ? 'one of ' : ''}${say(before.values)}`, values] as Said]
      : []),
  ]
}

/** Whether there are less or more of them than before; without a list there are all. */
function effectOf(before: string[] | undefined, after: string[] | undefined): 'less' | 'more' | 'both' | undefined {
  const isLess = after !== undefined && (before === undefined || before.some((one) => !after.includes(one)))
  const isMore = before !== undefined && (after === undefined || after.some((one) => !before.includes(one)))
  return isLess && isMore ? 'both' : isLess ? 'less' : isMore ? 'more' : undefined
}

function inLimits(before: Shape['limits'], after: Shape['limits']): Said[] {
  return keysOf(before, after).flatMap((word): Said[] => {
    const [was, is] = [before[word], after[word]]
    if (was === is) return []
    if (word === 'pattern' && isSamePattern(String(was), String(is))) return []
    const what = `\`${word}\` is ${is ?? 'no longer said'}, was ${was ?? 'not said'}`
    if (was === undefined) return [[what, 'less']]
    if (is === undefined) return [[what, 'more']]
    if (typeof was === 'string' || typeof is === 'string') return [[what, 'both']]
    return [[what, is > was === /^(min|exclusiveMin)/.test(word) ? 'less' : 'more']]
  })
}

function inFields(before: Shape, after: Shape, place: string): Difference[] {
  return keysOf(before.fields, after.fields).flatMap((name): Difference[] => {
    const [was, is] = [before.fields[name], after.fields[name]]
    const inside = place === '' ? name : `${place}.${name}`
    const [hadTo, hasTo] = [before.required.includes(name), after.required.includes(name)]
    if (!is) return [{ place: inside, what: 'is gone', effect: 'lost' }]
    // Those who send have to send it, those who read only find it.
    if (!was)
      return [
        { place: inside, what: hasTo ? 'is new, and has to be there' : 'is new', effect: hasTo ? 'less' : 'gained' },
      ]
    const own: Difference[] =
      hadTo === hasTo
        ? []
        : [{ place: inside, what: hasTo ? 'has to be there' : 'may be missing', effect: hasTo ? 'less' : 'more' }]
    return [...own, ...compareShapes(was, is, inside)]
  })
}

function inKinds(before: Shape['kinds'], after: Shape['kinds'], place: string): Difference[] {
  const wereAny = Object.keys(before).length === 0
  const areAny = Object.keys(after).length === 0
  return keysOf(before, after).flatMap((kind): Difference[] => {
    const [was, is] = [before[kind], after[kind]]
    if (was && is) return compareShapes(was, is, place)
    if (was)
      return [
        {
          place,
          what: areAny ? `need not be ${kind} any more` : `is no longer ${kind}`,
          effect: areAny ? 'more' : 'less',
        },
      ]
    return [
      {
        place,
        what: wereAny ? `has to be ${kind}, or another that is named` : `may be ${kind}`,
        effect: wereAny ? 'less' : 'more',
      },
    ]
  })
}

function inOthers(before: Shape['others'], after: Shape['others'], place: string): Difference[] {
  if (before === false && after === false) return []
  if (after === false) return [{ place, what: 'has no fields but those that are named', effect: 'less' }]
  if (before === false) return [{ place, what: 'may have fields that are not named', effect: 'more' }]
  return before || after ? compareShapes(before ?? ANY_SHAPE, after ?? ANY_SHAPE, `${place}.*`) : []
}

function keysOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
}
