import { expect, test } from 'vitest'
import { getChildTone, getChildTones } from './childTone.ts'

test('six children have different colours, which repeat after them', () => {
  const tones = Array.from({ length: 12 }, (_, index) => getChildTone(index))
  expect(new Set(tones.map(({ background }) => background)).size).toBe(6)
  expect(tones.slice(6)).toEqual(tones.slice(0, 6))
})

test('getChildTones assigns colours in the order of the children', () => {
  expect([...getChildTones([{ id: 7 }, { id: 3 }])]).toEqual([
    [7, getChildTone(0)],
    [3, getChildTone(1)],
  ])
})
