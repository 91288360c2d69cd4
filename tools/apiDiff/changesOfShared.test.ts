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
} from './contractChangeTestHelpers.ts'
import { type Schema, stripDescriptions } from './contractDocuments.ts'

/** The calls that use a schema, directly or through references. */
function callsThatUse(name: string): string[] {
  const usesSchema = (value: unknown, visited: readonly string[]): boolean => {
    const references = [...JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    return references.some(([reference, kind = '', other = '']) => {
      if (kind === 'schemas' && other === name) return true
      if (visited.includes(reference)) return false
      const parts = contract.components as unknown as Record<string, Record<string, unknown>>
      return usesSchema(parts[kind]?.[other], [...visited, reference])
    })
  }
  return [...toComparableOperations(contract).keys()]
    .filter((id) => id !== 'contract' && usesSchema(getOperation(contract, id), []))
    .toSorted()
}

const names = Object.keys(contract.components.schemas)

test('a change of a shared schema is reported for every call that uses it', { tags: ['slow'] }, () => {
  expect(names.length).toBeGreaterThan(90)
  // Changes all schemas at once, each with its own keyword.
  const changed = klona(contract)
  for (const name of names) getSchema(changed, name)[`said_${name}`] = true
  const changes = compareContracts(contract, changed)
  const silent = names.filter((name) => {
    const reported = changes.filter(({ what }) => what.startsWith(`\`said_${name}\``)).map(({ call }) => call)
    return [...new Set(reported)].toSorted().join() !== callsThatUse(name).join()
  })
  expect(silent).toEqual([])
})

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

test.each(limits)('a stricter %s breaks senders, a looser one readers', (limit, loose, tight) => {
  const effects = (before: Schema, after: Schema) => {
    const changes = diffAfter(inBoth(after), inBoth(before))
    return ['savePolicy body.title', 'listPolicies 200.policy[].title'].map(
      (place) => changes.find((change) => change.endsWith(` ${place}`))?.[0],
    )
  }
  expect(effects({ [limit]: loose }, { [limit]: tight })).toEqual(['!', '+'])
  expect(effects({ [limit]: tight }, { [limit]: loose })).toEqual(['+', '!'])
  expect(effects({}, { [limit]: tight })).toEqual(['!', '+'])
  expect(effects({ [limit]: tight }, {})).toEqual(['+', '!'])
})

test.each(['pattern', 'format'])('a different %s breaks senders and readers', (limit) => {
  const [one, other] = [{ [limit]: 'a' }, { [limit]: 'b' }]
  expect(diffAfter(inBody(one), inBody(other))).toEqual(['! savePolicy body.title'])
  expect(diffAfter(inAnswer(one), inAnswer(other))).toEqual(['! listPolicies 200.policy[].title'])
})

const same: ChangeCase[] = [
  ['nothing changed', () => undefined, []],
  ['required fields are reordered', extendField('Policy', { required: ['title', 'description', 'id'] }), []],
  ['types are reordered', extendField('Billing.receipt', { type: ['null', 'string'] }), []],
  ['an enum is reordered', extendField('PurchaseDecision.paymentStatus', { enum: ['rejected', 'paid'] }), []],
  ['an allOf with one part becomes a reference', setField('Billing.courseId', { $ref: '#/components/schemas/Id' }), []],
  ['a shared schema is inlined', setField('Policy.id', getSchema(contract, 'Id')), []],
  [
    'null moves into the types',
    combineChanges(setField('Billing.event', { ...getSchema(contract, 'BilledEvent'), type: ['object', 'null'] })),
    [],
  ],
]

test.each(same)('no difference is reported if %s', (_, change, expected) => expect(diffAfter(change)).toEqual(expected))

test('stripDescriptions removes documentation keywords but not fields of those names', () => {
  const said = { description: 'Words', properties: { description: { type: 'string', title: 'Words' } } }
  expect(stripDescriptions({ schemas: { Policy: said }, examples: {} })).toEqual({
    schemas: { Policy: { properties: { description: { type: 'string' } } } },
  })
  expect(getSchema(contract, 'Policy.description')).toEqual({ type: 'string' })
})
