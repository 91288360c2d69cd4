import { expect, test } from 'vitest'
import { all, changesAfter, contract, drop, type Row, say, schema, set, text } from './changeCopy.ts'
import type { Schema } from './Document.ts'

const id = schema(contract, 'Id')
const title = 'listPolicies 200.policy[].title'
const heading = 'listPolicies 200.policy[].heading'
const kind = 'listStudentBilling 200.billing[].kind'
const needs = (...names: string[]): Schema => ({ required: ['id', 'title', ...names] })

const ofAnswers: Row[] = [
  ['a field is gone', drop('Policy.title'), [`! ${title}`]],
  ['a field has another name', all(drop('Policy.title'), set('Policy.heading', text)), [`! ${title}`, `+ ${heading}`]],
  ['a field is new', set('Policy.heading', text), [`+ ${heading}`]],
  [
    'a field is new, and always there',
    all(set('Policy.heading', text), say('Policy', needs('description', 'heading'))),
    [`+ ${heading}`],
  ],
  ['a field may be missing', say('Policy', needs()), ['! listPolicies 200.policy[].description']],
  ['a field is always there', say('Policy', needs('description', 'version')), ['+ listPolicies 200.policy[].version']],
  ['a field may be null', say('Policy.title', { type: ['string', 'null'] }), [`! ${title}`]],
  ['a field is never null', say('Policy.title', { type: 'integer' }), [`! ${title}`]],
  ['a field is of another type', say('BilledEvent.title', text), ['+ listStudentBilling 200.billing[].event.title']],
  ['a field may be anything', set('Policy.title', {}), [`! ${title}`]],
  [
    'a part is never null',
    set('Billing.event', { $ref: '#/components/schemas/BilledEvent' }),
    ['+ listStudentBilling 200.billing[].event'],
  ],
  ['whole numbers may be broken ones', set('Billing.kind', { type: 'number' }), [`! ${kind}`, `! ${kind}`]],
  ['there is one value more', say('Billing.kind', { enum: ['course', 'event', 'gift'] }), [`! ${kind}`]],
  ['there is one value less', say('Billing.kind', { enum: ['course'] }), [`+ ${kind}`]],
  ['there is any value', set('Billing.kind', text), [`! ${kind}`]],
  [
    'there are no fields without names',
    say('Policy', { additionalProperties: false }),
    ['+ listPolicies 200.policy[]'],
  ],
]

const ofBodies: Row[] = [
  ['a field is gone', drop('PolicyForm.version'), ['! savePolicy body.version']],
  ['a field is new', set('PolicyForm.heading', text), ['+ savePolicy body.heading']],
  [
    'a field is new and has to be there',
    all(set('PolicyForm.heading', text), say('PolicyForm', needs('description', 'heading'))),
    ['! savePolicy body.heading'],
  ],
  ['a field has to be there', say('PolicyForm', needs('description', 'version')), ['! savePolicy body.version']],
  ['a field may be missing', say('PolicyForm', needs()), ['+ savePolicy body.description']],
  ['a field is of another type', say('PolicyForm.title', { type: 'boolean' }), ['! savePolicy body.title']],
  ['a field takes null', say('PolicyForm.title', { type: ['string', 'null'] }), ['+ savePolicy body.title']],
  [
    'whole numbers may be broken ones',
    set('PolicyForm.id', { ...id, minimum: 0, type: 'number' }),
    ['+ savePolicy body.id'],
  ],
  [
    'there is one value more',
    say('PurchaseDecision.paymentStatus', { enum: ['paid', 'rejected', 'lost'] }),
    ['+ decidePurchase body.paymentStatus'],
  ],
  [
    'there is one value less',
    say('PurchaseDecision.paymentStatus', { enum: ['paid'] }),
    ['! decidePurchase body.paymentStatus'],
  ],
  [
    'there is another value',
    say('PurchaseDecision.paymentStatus', { enum: ['paid', 'lost'] }),
    ['! decidePurchase body.paymentStatus'],
  ],
  ['there are only some values', say('PolicyForm.title', { enum: ['Rules'] }), ['! savePolicy body.title']],
  ['there may be fields without names', say('PolicyForm', { additionalProperties: true }), ['+ savePolicy body']],
  ['there may be texts without names', say('PolicyForm', { additionalProperties: text }), ['+ savePolicy body']],
  ['there are no fields without names', say('ForgotPassword', { additionalProperties: false }), []],
  ['there is what nobody here knows', say('PolicyForm.title', { contains: {} }), ['! savePolicy body.title']],
]

test.each(ofAnswers)('in an answer %s', (_, change, told) => expect(changesAfter(change)).toEqual(told))
test.each(ofBodies)('in a body %s', (_, change, told) => expect(changesAfter(change)).toEqual(told))

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
  const told = changesAfter(set('PolicyForm.title', after), set('PolicyForm.title', before))
  expect([...new Set(told)].join()).toMatch(new RegExp(`^\\${sign} savePolicy body\\.title[^,]*$`))
})
