import { expect, test } from 'vitest'
import { calls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { requestLimits } from './requestLimits.ts'

type Shape = {
  properties?: Record<string, Shape>
  items?: Shape
  oneOf?: Shape[]
  allOf?: Shape[]
  maxItems?: number
  maxLength?: number
}
type Widest = {
  levels: number
  values: number
  parts: number
  letters: number
  items: number
  fields: number
  name: number
}

const nothing: Widest = { levels: 0, values: 1, parts: 1, letters: 0, items: 0, fields: 0, name: 0 }

/** The largest value that a schema allows. */
function widestOf({ properties = {}, items, oneOf = [], allOf = [], maxItems, maxLength = 0 }: Shape): Widest {
  const most = (parts: Widest[], pick: keyof Widest) => Math.max(0, ...parts.map((part) => part[pick]))
  const entries = Object.entries(properties)
  const inner = entries.map(([, one]) => widestOf(one))
  const others = [...oneOf, ...allOf].map(widestOf)
  const item = items === undefined ? nothing : widestOf(items)
  const count = items === undefined ? 0 : (maxItems ?? Infinity)
  const parts = [...inner, ...others, item]
  return {
    levels: most(parts, 'levels') + (entries.length > 0 || items ? 1 : 0),
    values: 1 + inner.reduce((sum, { values }) => sum + values, 0) + count * item.values + most(others, 'values'),
    parts: Math.max(
      1,
      inner.reduce((sum, { parts: one }) => sum + one, 0),
      count * item.parts,
      most(others, 'parts'),
    ),
    letters: Math.max(maxLength, most(parts, 'letters')),
    items: Math.max(count, most(parts, 'items')),
    fields: Math.max(entries.length, most(parts, 'fields')),
    name: Math.max(0, ...entries.map(([name]) => name.length), most(parts, 'name')),
  }
}

test('the largest valid body of every call is within the limits', () => {
  for (const [id, { body: kind }] of Object.entries(calls)) {
    const { body } = shapes[id as keyof typeof shapes] as { body?: Shape }
    if (body === undefined) continue
    const { levels, values, parts, letters, items, fields, name } = widestOf(body)
    expect(levels, id).toBeLessThanOrEqual(requestLimits.depth)
    expect(letters, id).toBeLessThanOrEqual(requestLimits.textLength)
    expect(items, id).toBeLessThanOrEqual(requestLimits.listItems)
    expect(fields, id).toBeLessThanOrEqual(requestLimits.groupFields)
    // Form names include brackets and indexes.
    expect(name * levels + 4 * levels, id).toBeLessThanOrEqual(requestLimits.nameLength)
    if (kind !== 'multipart') continue
    expect(values, id).toBeLessThanOrEqual(requestLimits.values)
    expect(parts, id).toBeLessThanOrEqual(requestLimits.formParts)
  }
})
