import { klona } from 'klona'
import { expect, test } from 'vitest'
import { callsOf } from './callsOf.ts'
import { type Changing, all, call, changesAfter, contract, type Row, say, schema, set } from './changeCopy.ts'
import { compareContracts } from './compareContracts.ts'
import type { Schema } from './Document.ts'
import { withoutWords } from './withoutWords.ts'

/** The calls, by their names, whose text leads to a schema, over however many references. */
function callsThatUse(name: string): string[] {
  const leadsTo = (value: unknown, seen: readonly string[]): boolean => {
    const references = [...JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    return references.some(([reference, kind = '', other = '']) => {
      if (kind === 'schemas' && other === name) return true
      if (seen.includes(reference)) return false
      const parts = contract.components as unknown as Record<string, Record<string, unknown>>
      return leadsTo(parts[kind]?.[other], [...seen, reference])
    })
  }
  return [...callsOf(contract).keys()].filter((id) => id !== 'contract' && leadsTo(call(contract, id), [])).toSorted()
}

const names = Object.keys(contract.components.schemas)

test(
  'a change of a shared schema is told of every call that uses it, whichever schema it is',
  { tags: ['slow'] },
  () => {
    expect(names.length).toBeGreaterThan(90)
    // All at once, each with a word of its own.
    const changed = klona(contract)
    for (const name of names) schema(changed, name)[`said_${name}`] = true
    const changes = compareContracts(contract, changed)
    const silent = names.filter((name) => {
      const told = changes.filter(({ what }) => what.startsWith(`\`said_${name}\``)).map(({ call }) => call)
      return [...new Set(told)].toSorted().join() !== callsThatUse(name).join()
    })
    expect(silent).toEqual([])
  },
)

const limits = [
  ['minLength', 2, 3],
  ['maxLength', 3, 2],
  ['minimum', 2, 3],
  ['maximum', 3, 2],
  ['exclusiveMinimum', 2, 3],
  ['exclusiveMaximum', 3, 2],
  ['minItems', 2, 3],
  ['maxItems', 3, 2],
  ['minProperties', 2, 3],
  ['maxProperties', 3, 2],
] as const

const inBody = (schema: Schema): Changing => set('PolicyForm.title', schema)
const inAnswer = (schema: Schema): Changing => set('Policy.title', schema)
const inBoth = (schema: Schema): Changing => all(inBody(schema), inAnswer(schema))

test.each(limits)('a tighter %s breaks who sends, a looser one who reads', (limit, loose, tight) => {
  const told = (before: Schema, after: Schema) => {
    const changes = changesAfter(inBoth(after), inBoth(before))
    return ['savePolicy body.title', 'listPolicies 200.policy[].title'].map(
      (place) => changes.find((change) => change.endsWith(` ${place}`))?.[0],
    )
  }
  expect(told({ [limit]: loose }, { [limit]: tight })).toEqual(['!', '+'])
  expect(told({ [limit]: tight }, { [limit]: loose })).toEqual(['+', '!'])
  expect(told({}, { [limit]: tight })).toEqual(['!', '+'])
  expect(told({ [limit]: tight }, {})).toEqual(['+', '!'])
})

test.each(['pattern', 'format'])('another %s breaks both', (limit) => {
  const [one, other] = [{ [limit]: 'a' }, { [limit]: 'b' }]
  expect(changesAfter(inBody(one), inBody(other))).toEqual(['! savePolicy body.title'])
  expect(changesAfter(inAnswer(one), inAnswer(other))).toEqual(['! listPolicies 200.policy[].title'])
})

const same: Row[] = [
  ['nothing was done', () => undefined, []],
  ['a list has another order', say('Policy', { required: ['title', 'description', 'id'] }), []],
  ['types have another order', say('Billing.receipt', { type: ['null', 'string'] }), []],
  ['an enum has another order', say('PurchaseDecision.paymentStatus', { enum: ['rejected', 'paid'] }), []],
  ['one part stands for itself', set('Billing.courseId', { $ref: '#/components/schemas/Id' }), []],
  ['a shared schema is a copy', set('Policy.id', schema(contract, 'Id')), []],
  [
    'null is among the types',
    all(set('Billing.event', { ...schema(contract, 'BilledEvent'), type: ['object', 'null'] })),
    [],
  ],
]

test.each(same)('where %s, nothing is told', (_, change, told) => expect(changesAfter(change)).toEqual(told))

test('words are no part of it, fields that are called like them are', () => {
  const said = { description: 'Words', properties: { description: { type: 'string', title: 'Words' } } }
  expect(withoutWords({ schemas: { Policy: said }, examples: {} })).toEqual({
    schemas: { Policy: { properties: { description: { type: 'string' } } } },
  })
  expect(schema(contract, 'Policy.description')).toEqual({ type: 'string' })
})
