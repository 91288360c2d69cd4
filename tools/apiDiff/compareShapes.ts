import { ANY_SHAPE, type SchemaShape } from './schemaShape.ts'

const LAST = 0xff_ff
/** A character class: in brackets, or an escape such as `\d`. */
const CLASS = /\[(?:\\.|[^\]\\])*\]|\\[dwsDWS]|\\p\{\w+\}/gsu

/** Cached ranges of each class. */
const known = new Map<string, string>()

/**
 * Whether two patterns differ only in how they write character classes: `\d` and `[0-9]`, or `\p{Cc}` and its characters.
 */
export function isSamePattern(one: string, other: string): boolean {
  return one === other || expandClasses(one) === expandClasses(other)
}

function expandClasses(pattern: string): string {
  return pattern.replaceAll(CLASS, (written) => {
    const ranges = known.get(written) ?? rangesOf(written)
    known.set(written, ranges)
    return `[${ranges}]`
  })
}

/** The ranges of a class as sorted hexadecimal code points. */
function rangesOf(written: string): string {
  const matcher = new RegExp(`^${written}$`, 'u')
  const ranges: string[] = []
  let first: number | undefined
  for (let code = 0; code <= LAST + 1; code += 1) {
    const isMatch = code <= LAST && matcher.test(String.fromCodePoint(code))
    if (isMatch) first ??= code
    else if (first !== undefined) {
      ranges.push(`${first.toString(16)}-${(code - 1).toString(16)}`)
      first = undefined
    }
  }
  return ranges.join()
}

/**
 * A difference at a path: a field was removed (`lost`) or added (`gained`), or fewer or more values are allowed. Fewer
 * values in a request break senders, more values in a response break readers.
 */
export type Difference = { place: string; what: string; effect: 'lost' | 'gained' | 'less' | 'more' | 'both' }

/** Cache of equal shapes: many paths share one. */
const same = new WeakMap<SchemaShape, WeakSet<SchemaShape>>()

/** All differences between two versions of a shape. */
export function compareShapes(before: SchemaShape, after: SchemaShape, place: string): Difference[] {
  if (before === after || same.get(before)?.has(after)) return []
  const differences = compareAll(before, after, place)
  if (differences.length === 0) same.set(before, (same.get(before) ?? new WeakSet()).add(after))
  return differences
}

function compareAll(before: SchemaShape, after: SchemaShape, place: string): Difference[] {
  const at = (what: string, effect: Difference['effect']): Difference => ({ place, what, effect })
  return [
    ...inValues(before, after).map(([what, effect]) => at(what, effect)),
    ...inLimits(before.limits, after.limits).map(([what, effect]) => at(what, effect)),
    ...keysOf(before.rest, after.rest)
      .filter((word) => before.rest[word] !== after.rest[word])
      .map((word) =>
        at(`\`${word}\` is ${after.rest[word] ?? 'no longer set'}, was ${before.rest[word] ?? 'not set'}`, 'both'),
      ),
    ...inFields(before, after, place),
    ...inKinds(before.kinds, after.kinds, place),
    ...(before.items || after.items
      ? compareShapes(before.items ?? ANY_SHAPE, after.items ?? ANY_SHAPE, `${place}[]`)
      : []),
    ...inOthers(before.others, after.others, place),
  ]
}

type Effect = [what: string, effect: Difference['effect']]

const numbers = ['integer', 'number']
/** `number` includes integers. */
const typesOf = ({ types }: SchemaShape) => types?.flatMap((type) => (type === 'number' ? numbers : [type]))

function inValues(before: SchemaShape, after: SchemaShape): Effect[] {
  const types = effectOf(typesOf(before), typesOf(after))
  const values = effectOf(before.values, after.values)
  const say = (words: string[] | undefined) => words?.join(', ').replaceAll('"', '') ?? 'anything'
  return [
    ...(types ? [[`is ${say(after.types)}, was ${say(before.types)}`, types] as Effect] : []),
    ...(values
      ? [
          [
            `is one of ${say(after.values)}, was ${before.values ? 'one of ' : ''}${say(before.values)}`,
            values,
          ] as Effect,
        ]
      : []),
  ]
}

/** Whether fewer or more values are allowed than before; undefined means any. */
function effectOf(before: string[] | undefined, after: string[] | undefined): 'less' | 'more' | 'both' | undefined {
  const isLess = after !== undefined && (before === undefined || before.some((one) => !after.includes(one)))
  const isMore = before !== undefined && (after === undefined || after.some((one) => !before.includes(one)))
  return isLess && isMore ? 'both' : isLess ? 'less' : isMore ? 'more' : undefined
}

function inLimits(before: SchemaShape['limits'], after: SchemaShape['limits']): Effect[] {
  return keysOf(before, after).flatMap((word): Effect[] => {
    const [was, is] = [before[word], after[word]]
    if (was === is) return []
    if (word === 'pattern' && isSamePattern(String(was), String(is))) return []
    const what = `\`${word}\` is ${is ?? 'no longer set'}, was ${was ?? 'not set'}`
    if (was === undefined) return [[what, 'less']]
    if (is === undefined) return [[what, 'more']]
    if (typeof was === 'string' || typeof is === 'string') return [[what, 'both']]
    return [[what, is > was === /^(min|exclusiveMin)/.test(word) ? 'less' : 'more']]
  })
}

function inFields(before: SchemaShape, after: SchemaShape, place: string): Difference[] {
  return keysOf(before.fields, after.fields).flatMap((name): Difference[] => {
    const [was, is] = [before.fields[name], after.fields[name]]
    const inside = place === '' ? name : `${place}.${name}`
    const [wasRequired, isRequired] = [before.required.includes(name), after.required.includes(name)]
    if (!is) return [{ place: inside, what: 'was removed', effect: 'lost' }]
    // A new required field breaks senders but not readers.
    if (!was)
      return [
        { place: inside, what: isRequired ? 'is new and required' : 'is new', effect: isRequired ? 'less' : 'gained' },
      ]
    const own: Difference[] =
      wasRequired === isRequired
        ? []
        : [
            {
              place: inside,
              what: isRequired ? 'is now required' : 'is now optional',
              effect: isRequired ? 'less' : 'more',
            },
          ]
    return [...own, ...compareShapes(was, is, inside)]
  })
}

function inKinds(before: SchemaShape['kinds'], after: SchemaShape['kinds'], place: string): Difference[] {
  const wereAny = Object.keys(before).length === 0
  const areAny = Object.keys(after).length === 0
  return keysOf(before, after).flatMap((kind): Difference[] => {
    const [was, is] = [before[kind], after[kind]]
    if (was && is) return compareShapes(was, is, place)
    if (was)
      return [
        {
          place,
          what: areAny ? `no longer has to be ${kind}` : `is no longer ${kind}`,
          effect: areAny ? 'more' : 'less',
        },
      ]
    return [
      {
        place,
        what: wereAny ? `has to be ${kind} or another listed type` : `may be ${kind}`,
        effect: wereAny ? 'less' : 'more',
      },
    ]
  })
}

function inOthers(before: SchemaShape['others'], after: SchemaShape['others'], place: string): Difference[] {
  if (before === false && after === false) return []
  if (after === false) return [{ place, what: 'no longer allows undeclared fields', effect: 'less' }]
  if (before === false) return [{ place, what: 'now allows undeclared fields', effect: 'more' }]
  return before || after ? compareShapes(before ?? ANY_SHAPE, after ?? ANY_SHAPE, `${place}.*`) : []
}

function keysOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
}
