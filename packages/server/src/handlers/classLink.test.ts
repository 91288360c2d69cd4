import { expect, test } from 'vitest'
import { readClassLink } from './classLink.ts'

test.each([
  ['https://meet.test/room', 'https://meet.test/room'],
  ['  HTTP://meet.test ', 'HTTP://meet.test'],
  ['meet.test/room?a=b:c', 'meet.test/room?a=b:c'],
  ['meet.test:8443/room', 'meet.test:8443/room'],
  ['meet.test:8443', 'meet.test:8443'],
])('%j is taken', (typed, kept) => {
  expect(readClassLink(typed)).toBe(kept)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript:1/alert(1)',
  'data:text/html,hello',
  'mailto:amina@school.test',
  'ftp://meet.test',
  'https:',
  'https://',
  'http:///room',
])('%j is refused', (typed) => {
  expect(() => readClassLink(typed)).toThrow('The link must begin with https:// or http://.')
})

test('a link is needed', () => {
  expect(() => readClassLink(' \n ')).toThrow('Class link is required')
})
