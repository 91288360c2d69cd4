import { expect, test } from 'vitest'
import { coerceText, decodeFormData } from './decodeFormData.ts'

test.each([
  ['16', 16],
  ['-1', -1],
  ['0.004', 0.004],
  ['.5', 0.5],
  ['5.', 5],
  [' 7 ', 7],
  ['007', 7],
])('%j is a number', (text, number) => {
  expect(coerceText(text, ['number'])).toBe(number)
})

test.each([
  '0x10',
  '0b1',
  '0o7',
  '1e2',
  '1E2',
  'Infinity',
  '-Infinity',
  'NaN',
  '+5',
  '1_000',
  '1,5',
  '.',
  '-',
  '٥',
  '',
  ' ',
])('%j is not a number and stays a text', (text) => {
  for (const type of ['number', 'integer']) expect(coerceText(text, [type])).toBe(text)
})

test('numbers are parsed the same way at any depth', () => {
  const schema = { properties: { courses: { type: 'array', items: { properties: { price: { type: 'number' } } } } } }
  const parts: [string, string][] = [
    ['courses[0][price]', '0x10'],
    ['courses[1][price]', '16'],
  ]
  expect(decodeFormData(parts, schema)).toEqual({ courses: [{ price: '0x10' }, { price: 16 }] })
})

const time = {
  type: 'object',
  properties: { from: { type: 'string' }, days: { type: 'array', items: { type: 'integer' } } },
}
const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    times: { type: 'array', items: time },
    days: { type: 'array', items: { type: 'integer' } },
    billing: { type: ['object', 'null'], properties: { amount: { type: 'number' } } },
  },
}
const [one, two] = [
  { from: '10:00', days: [1] },
  { from: '11:00', days: [] },
]
const json = (value: unknown) => JSON.stringify(value)

test.each<[string, [string, string][], unknown]>([
  ['one part of JSON', [['times', json([one, two])]], { times: [one, two] }],
  [
    'a part of JSON for each item',
    [
      ['times', json(one)],
      ['times', json(two)],
    ],
    { times: [one, two] },
  ],
  [
    'a part of JSON for each item, with empty brackets',
    [
      ['times[]', json(one)],
      ['times[]', json(two)],
    ],
    { times: [one, two] },
  ],
  [
    'a part of JSON for each item, with its place',
    [
      ['times[0]', json(one)],
      ['times[1]', json(two)],
    ],
    { times: [one, two] },
  ],
  ['a part of JSON for its only item', [['times', json(one)]], { times: [one] }],
  ['no item', [['times', '[]']], { times: [] }],
  [
    'brackets',
    [
      ['times[0][from]', '10:00'],
      ['times[0][days][0]', '1'],
    ],
    { times: [one] },
  ],
  [
    'brackets around a list of JSON',
    [
      ['times[0][from]', '10:00'],
      ['times[0][days]', '[1]'],
    ],
    { times: [one] },
  ],
])('a list of groups can be sent as %s', (_, parts, body) => {
  expect(decodeFormData(parts, schema)).toEqual(body)
})

test.each<[string, [string, string][]]>([
  ['one part of JSON', [['days', '[1,3]']]],
  [
    'a part for each item',
    [
      ['days', '1'],
      ['days', '3'],
    ],
  ],
  [
    'brackets',
    [
      ['days[0]', '1'],
      ['days[1]', '3'],
    ],
  ],
])('a list of numbers can be sent as %s', (_, parts) => {
  expect(decodeFormData(parts, schema)).toEqual({ days: [1, 3] })
})

test('a group can be sent as JSON, and an empty text means none', () => {
  expect(decodeFormData([['billing', '{"amount":5}']], schema)).toEqual({ billing: { amount: 5 } })
  expect(decodeFormData([['billing', '']], schema)).toEqual({ billing: null })
})

test('invalid JSON stays a text, and the last of several text parts wins', () => {
  const parts: [string, string][] = [
    ['name', '{"a":1}'],
    ['name', '[1]'],
    ['times', 'soon'],
    ['billing', '[1]'],
  ]
  expect(decodeFormData(parts, schema)).toEqual({ name: '[1]', times: 'soon', billing: '[1]' })
})
