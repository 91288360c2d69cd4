import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { isEmail } from './isEmail.ts'

const ajv = new Ajv2020()
formats.default(ajv)
const byContract = ajv.compile({ type: 'string', format: 'email' })

const good = ['zaynab@maktab.test', 'a+b@x.co.uk', "o'neill@x.org", 'A_B-1@sub.X-y.org', '1@2.3', 'a.b.c@x.museum']
const bad = ['', 'a', 'a@b', '@x.org', 'a@', 'a b@x.org', 'a..b@x.org', '.a@x.org', 'a.@x.org', 'a@-x.org', 'a@x-.org']
const foreign = [
  'a@x..org',
  'a@@x.org',
  'müller@x.org',
  'a@schülen.de',
  'a@x.org.',
  '"a b"@x.org',
  'a@[127.0.0.1]',
  'a,b@x.org',
]

test.each([...good, ...bad, ...foreign])('isEmail judges %j like the contract’s format', (text) => {
  expect(isEmail(text)).toBe(byContract(text))
})

test('ordinary addresses are email addresses', () => expect(good.filter((text) => !isEmail(text))).toEqual([]))
