import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrastRatio.ts'
import { mixColors } from './mixColors.ts'
import { palette } from './palette.ts'
import { patternTintOpacity } from './pattern.ts'

/** What stands in the heads of pages and in empty places: words, links, a failure. */
const inks = ['text', 'textMuted', 'brand', 'brandHover', 'danger'] as const
const grounds = ['canvas', 'surface'] as const

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const rows = grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground })))
  test.each(rows)('$ink is read on a line of the pattern over $ground', ({ ink, ground }) => {
    const line = mixColors(palette[scheme].brand, palette[scheme][ground], patternTintOpacity)
    expect(contrastRatio(palette[scheme][ink], line)).toBeGreaterThanOrEqual(4.5)
  })
})

test('a colour that lies over another as thinly as half is halfway between them', () => {
  expect(mixColors('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  expect(mixColors('#123456', '#ffffff', 1)).toBe('#123456')
})
