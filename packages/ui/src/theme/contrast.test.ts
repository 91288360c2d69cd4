import { describe, expect, test } from 'vitest'
import { contrastRatio, contrastPairs, mixColors } from './contrast.ts'
import { type ColorRole, palette } from './palette.ts'
import { patternTintOpacity } from './backgroundPattern.ts'

/** Purely decorative colours, which have no contrast requirement. */
const decoration: readonly ColorRole[] = ['border', 'overlay', 'shadow', 'skeleton']

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const rows = contrastPairs.flatMap(({ minRatio, foreground, backgrounds }) =>
    backgrounds.map((ground) => ({ least: minRatio, ink: foreground, ground })),
  )
  test.each(rows)('$ink on $ground keeps $least:1', ({ least, ink, ground }) => {
    expect(contrastRatio(palette[scheme][ink], palette[scheme][ground])).toBeGreaterThanOrEqual(least)
  })
})

test('contrastPairs covers every colour except decoration', () => {
  const measured = new Set(contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]))
  const roles = Object.keys(palette.light) as ColorRole[]
  expect(roles.filter((role) => !measured.has(role)).toSorted()).toEqual(decoration)
})

test('both schemes define the same colours', () => {
  expect(Object.keys(palette.dark)).toEqual(Object.keys(palette.light))
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#123456', '#123456', 1],
])('contrastRatio of %s on %s is %d', (ink, ground, ratio) => {
  expect(contrastRatio(ink, ground)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(ground, ink)).toBeCloseTo(ratio, 2)
})

/** Text colours used over the pattern: in page headers and empty states. */
const inks = ['text', 'textMuted', 'brand', 'brandHover', 'danger'] as const
const grounds = ['canvas', 'surface'] as const

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const rows = grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground })))
  test.each(rows)('$ink keeps 4.5:1 on a pattern line over $ground', ({ ink, ground }) => {
    const line = mixColors(palette[scheme].brand, palette[scheme][ground], patternTintOpacity)
    expect(contrastRatio(palette[scheme][ink], line)).toBeGreaterThanOrEqual(4.5)
  })
})

test('mixColors with share 0.5 returns the midpoint of two colours', () => {
  expect(mixColors('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  expect(mixColors('#123456', '#ffffff', 1)).toBe('#123456')
})
