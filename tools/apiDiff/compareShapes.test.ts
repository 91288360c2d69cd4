import { expect, test } from 'vitest'
import {
  combineChanges,
  diffAfter,
  contract,
  removeField,
  type ChangeCase,
  extendField,
  getSchema,
  setField,
  text,
} from './contractChangeTestHelpers.ts'
import type { Schema } from './contractDocuments.ts'
import { isSamePattern } from './compareShapes.ts'

const id = getSchema(contract, 'Id')
const title = 'listPolicies 200.policy[].title'
const heading = 'listPolicies 200.policy[].heading'
const kind = 'listStudentBilling 200.billing[].kind'
const needs = (...names: string[]): Schema => ({ required: ['id', 'title', ...names] })

const ofAnswers: ChangeCase[] = [
  ['a field was removed', removeField('Policy.title'), [`! ${title}`]],
  [
    'a field was renamed',
    combineChanges(removeField('Policy.title'), setField('Policy.heading', text)),
    [`! ${title}`, `+ ${heading}`],
  ],
  ['a field is new', setField('Policy.heading', text), [`+ ${heading}`]],
  [
    'a field is new and required',
    combineChanges(setField('Policy.heading', text), extendField('Policy', needs('description', 'heading'))),
    [`+ ${heading}`],
  ],
  ['a field becomes optional', extendField('Policy', needs()), ['! listPolicies 200.policy[].description']],
  [
    'a field becomes required',
    extendField('Policy', needs('description', 'version')),
    ['+ listPolicies 200.policy[].version'],
  ],
  ['a field becomes nullable', extendField('Policy.title', { type: ['string', 'null'] }), [`! ${title}`]],
  ['a field changes its type', extendField('Policy.title', { type: 'integer' }), [`! ${title}`]],
  [
    'a nullable text becomes a text',
    extendField('BilledEvent.title', text),
    ['+ listStudentBilling 200.billing[].event.title'],
  ],
  ['a field allows any value', setField('Policy.title', {}), [`! ${title}`]],
  [
    'a nested object becomes non-nullable',
    setField('Billing.event', { $ref: '#/components/schemas/BilledEvent' }),
    ['+ listStudentBilling 200.billing[].event'],
  ],
  ['integers become numbers', setField('Billing.kind', { type: 'number' }), [`! ${kind}`, `! ${kind}`]],
  ['an enum gains a value', extendField('Billing.kind', { enum: ['course', 'event', 'gift'] }), [`! ${kind}`]],
  ['an enum loses a value', extendField('Billing.kind', { enum: ['course'] }), [`+ ${kind}`]],
  ['an enum becomes any text', setField('Billing.kind', text), [`! ${kind}`]],
  [
    'undeclared fields are no longer allowed',
    extendField('Policy', { additionalProperties: false }),
    ['+ listPolicies 200.policy[]'],
  ],
]

const ofBodies: ChangeCase[] = [
  ['a field was removed', removeField('PolicyForm.version'), ['! savePolicy body.version']],
  ['a field is new', setField('PolicyForm.heading', text), ['+ savePolicy body.heading']],
  [
    'a field is new and required',
    combineChanges(setField('PolicyForm.heading', text), extendField('PolicyForm', needs('description', 'heading'))),
    ['! savePolicy body.heading'],
  ],
  [
    'a field becomes required',
    extendField('PolicyForm', needs('description', 'version')),
    ['! savePolicy body.version'],
  ],
  ['a field becomes optional', extendField('PolicyForm', needs()), ['+ savePolicy body.description']],
  ['a field changes its type', extendField('PolicyForm.title', { type: 'boolean' }), ['! savePolicy body.title']],
  [
    'a field becomes nullable',
    extendField('PolicyForm.title', { type: ['string', 'null'] }),
    ['+ savePolicy body.title'],
  ],
  [
    'integers become numbers',
    setField('PolicyForm.id', { ...id, minimum: 0, type: 'number' }),
    ['+ savePolicy body.id'],
  ],
  [
    'an enum gains a value',
    extendField('PurchaseDecision.paymentStatus', { enum: ['paid', 'rejected', 'lost'] }),
    ['+ decidePurchase body.paymentStatus'],
  ],
  [
    'an enum loses a value',
    extendField('PurchaseDecision.paymentStatus', { enum: ['paid'] }),
    ['! decidePurchase body.paymentStatus'],
  ],
  [
    'an enum replaces a value',
    extendField('PurchaseDecision.paymentStatus', { enum: ['paid', 'lost'] }),
    ['! decidePurchase body.paymentStatus'],
  ],
  ['a text becomes an enum', extendField('PolicyForm.title', { enum: ['Rules'] }), ['! savePolicy body.title']],
  ['undeclared fields are allowed', extendField('PolicyForm', { additionalProperties: true }), ['+ savePolicy body']],
  [
    'undeclared text fields are allowed',
    extendField('PolicyForm', { additionalProperties: text }),
    ['+ savePolicy body'],
  ],
  ['undeclared fields are no longer allowed', extendField('ForgotPassword', { additionalProperties: false }), []],
  ['a field has an unknown keyword', extendField('PolicyForm.title', { contains: {} }), ['! savePolicy body.title']],
]

test.each(ofAnswers)('compareShapes reports that in a response %s', (_, change, expected) =>
  expect(diffAfter(change)).toEqual(expected),
)
test.each(ofBodies)('compareShapes reports that in a body %s', (_, change, expected) =>
  expect(diffAfter(change)).toEqual(expected),
)

const one: Schema = { type: 'string' }
const many: Schema = { type: 'array', items: one }
const file = (holds?: string): Schema => ({ ...one, format: 'binary', ...(holds && { 'x-holds': holds }) })

test.each<[string, Schema, Schema, string]>([
  ['one more alternative', { oneOf: [one, many] }, { oneOf: [one, many, { type: 'boolean' }] }, '+'],
  ['one alternative less', { oneOf: [one, many, { type: 'boolean' }] }, { oneOf: [one, many] }, '!'],
  ['any type', { oneOf: [one, many] }, {}, '+'],
  ['only some types', {}, { oneOf: [one, many] }, '!'],
  ['fewer values of an alternative', { oneOf: [one, many] }, { oneOf: [{ ...one, maxLength: 3 }, many] }, '!'],
  ['undeclared fields of fewer types', { additionalProperties: {} }, { additionalProperties: one }, '!'],
  ['a PDF or a picture', file(), file('receipt'), '+'],
  ['only a picture', file('receipt'), file(), '!'],
  ['any bytes', file('receipt'), file('piece'), '+'],
  ['not any bytes', file('piece'), file(), '!'],
  ['a file instead of a text', one, file(), '!'],
])('compareShapes classifies a body that allows %s', (_, before, after, sign) => {
  const differences = diffAfter(setField('PolicyForm.title', after), setField('PolicyForm.title', before))
  expect([...new Set(differences)].join()).toMatch(new RegExp(`^\\${sign} savePolicy body\\.title[^,]*$`))
})

const hidden = String.raw`[^\p{Cc}\p{Zl}\p{Zp}\u00AD\u200B\u202A-\u202E]*`
const listed = String.raw`[^\x00-\x1F\x7F-\x9F\xAD` + '\u200B\u2028-\u202E]*'

test.each([
  [String.raw`^\d{4}-\d{2}$`, '^[0-9]{4}-[0-9]{2}$'],
  [String.raw`^[\w-]{32}$`, '^[A-Za-z0-9_-]{32}$'],
  [String.raw`^([01]\d|2[0-3])$`, '^([01][0-9]|2[0-3])$'],
  [`^${hidden}$`, `^${listed}$`],
])('isSamePattern treats %s and %s as equal', (one, other) => {
  expect(isSamePattern(one, other)).toBe(true)
})

test.each([
  [String.raw`^\d{4}$`, '^[0-9]{3}$'],
  [String.raw`^\d$`, '^[0-8]$'],
  [`^${hidden}$`, `^${listed.replace(String.raw`\xAD`, '')}$`],
  ['a', 'b'],
])('isSamePattern treats %s and %s as different', (one, other) => {
  expect(isSamePattern(one, other)).toBe(false)
})
