import { klona } from 'klona'
import { expect, test } from 'vitest'
import { toComparableOperations, compareContracts } from './compareContracts.ts'
import {
  type ContractChange,
  combineChanges,
  getOperation,
  diffAfter,
  contract,
  type ChangeCase,
  extendField,
  getSchema,
  setField,
} from './contractChanges.ts'
import { type Schema, stripDescriptions } from './contracts.ts'

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
  return [...toComparableOperations(contract).keys()]
    .filter((id) => id !== 'contract' && leadsTo(getOperation(contract, id), []))
    .toSorted()
}

const names = Object.keys(contract.components.schemas)

test(
  'a change of a shared schema is told of every call that uses it, whichever schema it is',
  { tags: ['slow'] },
  () => {
    expect(names.length).toBeGreaterThan(90)
    // All at once, each with a word of its own.
    const changed = klona(contract)
    for (const name of names) getSchema(changed, name)[`said_${name}`] = true
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

const inBody = (schema: Schema): ContractChange => setField('PolicyForm.title', schema)
const inAnswer = (schema: Schema): ContractChange => setField('Policy.title', schema)
const inBoth = (schema: Schema): ContractChange => combineChanges(inBody(schema), inAnswer(schema))

test.each(limits)('a tighter %s breaks who sends, a looser one who reads', (limit, loose, tight) => {
  const told = (before: Schema, after: Schema) => {
    const changes = diffAfter(inBoth(after), inBoth(before))
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
  expect(diffAfter(inBody(one), inBody(other))).toEqual(['! savePolicy body.title'])
  expect(diffAfter(inAnswer(one), inAnswer(other))).toEqual(['! listPolicies 200.policy[].title'])
})

const same: ChangeCase[] = [
  ['nothing was done', () => undefined, []],
  ['a list has another order', extendField('Policy', { required: ['title', 'description', 'id'] }), []],
  ['types have another order', extendField('Billing.receipt', { type: ['null', 'string'] }), []],
  ['an enum has another order', extendField('PurchaseDecision.paymentStatus', { enum: ['rejected', 'paid'] }), []],
  ['one part stands for itself', setField('Billing.courseId', { $ref: '#/components/schemas/Id' }), []],
  ['a shared schema is a copy', setField('Policy.id', getSchema(contract, 'Id')), []],
  [
    'null is among the types',
    combineChanges(setField('Billing.event', { ...getSchema(contract, 'BilledEvent'), type: ['object', 'null'] })),
    [],
  ],
]

test.each(same)('where %s, nothing is told', (_, change, told) => expect(diffAfter(change)).toEqual(told))

test('words are no part of it, fields that are called like them are', () => {
  const said = { description: 'Words', properties: { description: { type: 'string', title: 'Words' } } }
  expect(stripDescriptions({ schemas: { Policy: said }, examples: {} })).toEqual({
    schemas: { Policy: { properties: { description: { type: 'string' } } } },
  })
  expect(getSchema(contract, 'Policy.description')).toEqual({ type: 'string' })
})
