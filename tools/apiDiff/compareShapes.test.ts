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
} from './contractChanges.ts'
import type { Schema } from './contracts.ts'
import { isSamePattern } from './compareShapes.ts'

const id = getSchema(contract, 'Id')
const title = 'listPolicies 200.policy[].title'
const heading = 'listPolicies 200.policy[].heading'
const kind = 'listStudentBilling 200.billing[].kind'
const needs = (...names: string[]): Schema => ({ required: ['id', 'title', ...names] })

const ofAnswers: ChangeCase[] = [
  ['a field is gone', removeField('Policy.title'), [`! ${title}`]],
  [
    'a field has another name',
    combineChanges(removeField('Policy.title'), setField('Policy.heading', text)),
    [`! ${title}`, `+ ${heading}`],
  ],
  ['a field is new', setField('Policy.heading', text), [`+ ${heading}`]],
  [
    'a field is new, and always there',
    combineChanges(setField('Policy.heading', text), extendField('Policy', needs('description', 'heading'))),
    [`+ ${heading}`],
  ],
  ['a field may be missing', extendField('Policy', needs()), ['! listPolicies 200.policy[].description']],
  [
    'a field is always there',
    extendField('Policy', needs('description', 'version')),
    ['+ listPolicies 200.policy[].version'],
  ],
  ['a field may be null', extendField('Policy.title', { type: ['string', 'null'] }), [`! ${title}`]],
  ['a field is never null', extendField('Policy.title', { type: 'integer' }), [`! ${title}`]],
  [
    'a field is of another type',
    extendField('BilledEvent.title', text),
    ['+ listStudentBilling 200.billing[].event.title'],
  ],
  ['a field may be anything', setField('Policy.title', {}), [`! ${title}`]],
  [
    'a part is never null',
    setField('Billing.event', { $ref: '#/components/schemas/BilledEvent' }),
    ['+ listStudentBilling 200.billing[].event'],
  ],
  ['whole numbers may be broken ones', setField('Billing.kind', { type: 'number' }), [`! ${kind}`, `! ${kind}`]],
  ['there is one value more', extendField('Billing.kind', { enum: ['course', 'event', 'gift'] }), [`! ${kind}`]],
  ['there is one value less', extendField('Billing.kind', { enum: ['course'] }), [`+ ${kind}`]],
  ['there is any value', setField('Billing.kind', text), [`! ${kind}`]],
  [
    'there are no fields without names',
    extendField('Policy', { additionalProperties: false }),
    ['+ listPolicies 200.policy[]'],
  ],
]

const ofBodies: ChangeCase[] = [
  ['a field is gone', removeField('PolicyForm.version'), ['! savePolicy body.version']],
  ['a field is new', setField('PolicyForm.heading', text), ['+ savePolicy body.heading']],
  [
    'a field is new and has to be there',
    combineChanges(setField('PolicyForm.heading', text), extendField('PolicyForm', needs('description', 'heading'))),
    ['! savePolicy body.heading'],
  ],
  [
    'a field has to be there',
    extendField('PolicyForm', needs('description', 'version')),
    ['! savePolicy body.version'],
  ],
  ['a field may be missing', extendField('PolicyForm', needs()), ['+ savePolicy body.description']],
  ['a field is of another type', extendField('PolicyForm.title', { type: 'boolean' }), ['! savePolicy body.title']],
  ['a field takes null', extendField('PolicyForm.title', { type: ['string', 'null'] }), ['+ savePolicy body.title']],
  [
    'whole numbers may be broken ones',
    setField('PolicyForm.id', { ...id, minimum: 0, type: 'number' }),
    ['+ savePolicy body.id'],
  ],
  [
    'there is one value more',
    extendField('PurchaseDecision.paymentStatus', { enum: ['paid', 'rejected', 'lost'] }),
    ['+ decidePurchase body.paymentStatus'],
  ],
  [
    'there is one value less',
    extendField('PurchaseDecision.paymentStatus', { enum: ['paid'] }),
    ['! decidePurchase body.paymentStatus'],
  ],
  [
    'there is another value',
    extendField('PurchaseDecision.paymentStatus', { enum: ['paid', 'lost'] }),
    ['! decidePurchase body.paymentStatus'],
  ],
  ['there are only some values', extendField('PolicyForm.title', { enum: ['Rules'] }), ['! savePolicy body.title']],
  [
    'there may be fields without names',
    extendField('PolicyForm', { additionalProperties: true }),
    ['+ savePolicy body'],
  ],
  [
    'there may be texts without names',
    extendField('PolicyForm', { additionalProperties: text }),
    ['+ savePolicy body'],
  ],
  ['there are no fields without names', extendField('ForgotPassword', { additionalProperties: false }), []],
  ['there is what nobody here knows', extendField('PolicyForm.title', { contains: {} }), ['! savePolicy body.title']],
]

test.each(ofAnswers)('in an answer %s', (_, change, told) => expect(diffAfter(change)).toEqual(told))
test.each(ofBodies)('in a body %s', (_, change, told) => expect(diffAfter(change)).toEqual(told))

const one: Schema = { type: 'string' }
const many: Schema = { type: 'array', items: one }
const file = (holds?: string): Schema => ({ ...one, format: 'binary', ...(holds && { 'x-holds': holds }) })

test.each<[string, Schema, Schema, string]>([
  ['one kind more', { oneOf: [one, many] }, { oneOf: [one, many, { type: 'boolean' }] }, '+'],
  ['one kind less', { oneOf: [one, many, { type: 'boolean' }] }, { oneOf: [one, many] }, '!'],
  ['any kind', { oneOf: [one, many] }, {}, '+'],
  ['only some kinds', {}, { oneOf: [one, many] }, '!'],
  ['less within a kind', { oneOf: [one, many] }, { oneOf: [{ ...one, maxLength: 3 }, many] }, '!'],
  ['other fields of less kinds', { additionalProperties: {} }, { additionalProperties: one }, '!'],
  ['a PDF beside a picture', file(), file('receipt'), '+'],
  ['a picture alone', file('receipt'), file(), '!'],
  ['any bytes', file('receipt'), file('piece'), '+'],
  ['not any bytes', file('piece'), file(), '!'],
  ['a file instead of a text', one, file(), '!'],
])('a body takes %s', (_, before, after, sign) => {
  const told = diffAfter(setField('PolicyForm.title', after), setField('PolicyForm.title', before))
  expect([...new Set(told)].join()).toMatch(new RegExp(`^\\${sign} savePolicy body\\.title[^,]*$`))
})

const hidden = String.raw`[^\p{Cc}\p{Zl}\p{Zp}\u00AD\u200B\u202A-\u202E]*`
const listed = String.raw`[^\x00-\x1F\x7F-\x9F\xAD` + '\u200B\u2028-\u202E]*'

test.each([
  [String.raw`^\d{4}-\d{2}$`, '^[0-9]{4}-[0-9]{2}$'],
  [String.raw`^[\w-]{32}$`, '^[A-Za-z0-9_-]{32}$'],
  [String.raw`^([01]\d|2[0-3])$`, '^([01][0-9]|2[0-3])$'],
  [`^${hidden}$`, `^${listed}$`],
])('%s and %s are the same pattern', (one, other) => {
  expect(isSamePattern(one, other)).toBe(true)
})

test.each([
  [String.raw`^\d{4}$`, '^[0-9]{3}$'],
  [String.raw`^\d$`, '^[0-8]$'],
  [`^${hidden}$`, `^${listed.replace(String.raw`\xAD`, '')}$`],
  ['a', 'b'],
])('%s and %s are not the same pattern', (one, other) => {
  expect(isSamePattern(one, other)).toBe(false)
})
