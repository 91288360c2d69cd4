import { expect, test } from 'vitest'
import { dialled } from './dialled.ts'

test.each([
  ['+44 7700 900100', '+447700900100'],
  [' 0300-123 45 67 ', '03001234567'],
  ['ask the office', undefined],
  ['javascript:12345', undefined],
  ['12', undefined],
  ['', undefined],
  [null, undefined],
])('the number “%s” dials %s', (number, dials) => {
  expect(dialled(number)).toBe(dials)
})
