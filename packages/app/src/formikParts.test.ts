import { expect, test } from 'vitest'
import { clone, cloneDeep, isPlainObject, toPath } from './formikParts.ts'

test.each([
  ['email', ['email']],
  ['times.0.from', ['times', '0', 'from']],
  ['times[0].from', ['times', '0', 'from']],
  ['times[0][1]', ['times', '0', '1']],
  ['', []],
  [
    ['times', 0],
    ['times', '0'],
  ],
])('the steps of %j', (name, steps) => expect(toPath(name)).toEqual(steps))

test('plain are objects that nobody made a class for', () => {
  const plain: unknown[] = [{}, { at: [] }, Object.create(null)]
  expect(plain.map(isPlainObject)).toEqual(plain.map(() => true))
  const others: unknown[] = [[], null, undefined, '', 1, new Date(), new File([], 'a.txt'), new Map(), () => 1]
  expect(others.map(isPlainObject)).toEqual(others.map(() => false))
})

test('a copy is another object with the same in it, and files stay what they are', () => {
  const file = new File(['words'], 'a.txt')
  const values = { name: 'Ali', times: [{ from: '10:00' }], file }
  expect(clone(values)).toEqual(values)
  expect(clone(values)).not.toBe(values)
  expect(clone(values).times).toBe(values.times)
  expect(cloneDeep(values)).toEqual(values)
  expect(cloneDeep(values).times[0]).not.toBe(values.times[0])
  expect(cloneDeep(values).file).toBe(file)
})
