import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrastRatio.ts'
import { contrastPairs } from './contrastPairs.ts'
import { type ColorRole, palette } from './palette.ts'

/** Hairlines, shadows and veils: nothing is lost on those who don't see them. */
const decoration: readonly ColorRole[] = ['border', 'overlay', 'shadow', 'skeleton']

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const rows = contrastPairs.flatMap(({ least, ink, grounds }) => grounds.map((ground) => ({ least, ink, ground })))
  test.each(rows)('$ink on $ground keeps $least:1', ({ least, ink, ground }) => {
    expect(contrastRatio(palette[scheme][ink], palette[scheme][ground])).toBeGreaterThanOrEqual(least)
  })
})

test('every colour is measured, but for decoration', () => {
  const measured = new Set(contrastPairs.flatMap(({ ink, grounds }) => [ink, ...grounds]))
  const roles = Object.keys(palette.light) as ColorRole[]
  expect(roles.filter((role) => !measured.has(role)).toSorted()).toEqual(decoration)
})

test('both schemes know the same colours', () => {
  expect(Object.keys(palette.dark)).toEqual(Object.keys(palette.light))
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#123456', '#123456', 1],
])('the measure itself: %s on %s is %d', (ink, ground, ratio) => {
  expect(contrastRatio(ink, ground)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(ground, ink)).toBeCloseTo(ratio, 2)
})
