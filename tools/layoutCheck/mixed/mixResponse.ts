import { userTextFields } from './textFields.ts'
import { pickText } from './mixedTexts.ts'

/** So many records a list has at least; their numbers begin where no example's do. */
const RECORDS = 24
const FIRST_NUMBER = 9000

/** A price that few schools ask for. */
const LARGE_PRICE = 1_234_567.89

/** An answer with long and mixed texts, big amounts and many records; its numbers and its shape stay. */
export function mixResponse(answer: unknown): unknown {
  let turn = 0
  const mix = (value: unknown, key: string, parent: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => mix(inner, key, parent))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mix(inner, name, key || parent)]))
    if (typeof value === 'number') return key === 'price' && value > 0 ? LARGE_PRICE : value
    if (typeof value !== 'string' || value === '') return value
    if (value.startsWith('[{') || value.startsWith('{')) return JSON.stringify(mix(JSON.parse(value), key, parent))
    const kind = key === 'name' && /course|outline/i.test(parent) ? 'title' : userTextFields[key]
    if (kind === undefined) return value
    turn += 1
    return pickText(kind, turn)
  }
  if (!isObject(answer)) return answer
  const grown = Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? grow(value) : value])
  return mix(Object.fromEntries(grown), '', '')
}

/** A list with copies of its records after them. */
function grow(records: readonly unknown[]): unknown[] {
  const objects = records.filter(isObject)
  if (objects.length === 0 || !objects.every(({ id }) => typeof id === 'number')) return [...records]
  const copies = Array.from({ length: Math.max(0, RECORDS - objects.length) }, (_, index) => ({
    ...objects[index % objects.length],
    id: FIRST_NUMBER + index,
  }))
  return [...records, ...copies]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
