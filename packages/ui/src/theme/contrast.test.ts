import { describe, expect, test } from 'vitest'
import type { ColorRole } from './palette.ts'
import { palette } from './palette.ts'

type Pairs = { least: number; ink: ColorRole; grounds: readonly ColorRole[] }

const TEXT = 4.5
const SHAPE = 3
const plain = ['surface', 'canvas', 'surfaceSunken', 'surfaceHover'] as const

/** What is drawn on what: words need 4.5:1, edges and rings that tell something need 3:1 (WCAG 1.4.3 and 1.4.11). */
const pairs: readonly Pairs[] = [
  { least: TEXT, ink: 'text', grounds: plain },
  { least: TEXT, ink: 'textMuted', grounds: plain },
  { least: TEXT, ink: 'brand', grounds: plain },
  { least: TEXT, ink: 'brandHover', grounds: plain },
  { least: TEXT, ink: 'danger', grounds: plain },
  { least: TEXT, ink: 'warning', grounds: ['surface', 'canvas'] },
  { least: TEXT, ink: 'success', grounds: ['surface', 'canvas'] },
  { least: TEXT, ink: 'info', grounds: ['surface', 'canvas'] },
  { least: TEXT, ink: 'onBrand', grounds: ['brand', 'brandHover', 'brandActive'] },
  { least: TEXT, ink: 'onDanger', grounds: ['danger', 'dangerHover'] },
  { least: TEXT, ink: 'onBrandSoft', grounds: ['brandSoft'] },
  { least: TEXT, ink: 'onDangerSoft', grounds: ['dangerSoft'] },
  { least: TEXT, ink: 'onSuccessSoft', grounds: ['successSoft'] },
  { least: TEXT, ink: 'onWarningSoft', grounds: ['warningSoft'] },
  { least: TEXT, ink: 'onInfoSoft', grounds: ['infoSoft'] },
  // A tooltip is the page turned inside out.
  { least: TEXT, ink: 'surface', grounds: ['text'] },
  // A picture's drop zone turns soft while something is held over it.
  { least: TEXT, ink: 'textMuted', grounds: ['brandSoft'] },
  { least: SHAPE, ink: 'borderStrong', grounds: plain },
  {
    least: SHAPE,
    ink: 'focus',
    grounds: [...plain, 'brandSoft', 'dangerSoft', 'infoSoft', 'successSoft', 'warningSoft'],
  },
  { least: SHAPE, ink: 'brand', grounds: ['brandSoft'] },
  { least: SHAPE, ink: 'danger', grounds: ['dangerSoft'] },
  { least: SHAPE, ink: 'success', grounds: ['successSoft'] },
  { least: SHAPE, ink: 'warning', grounds: ['warningSoft'] },
  { least: SHAPE, ink: 'info', grounds: ['infoSoft'] },
]

/** Hairlines, shadows and veils: nothing is lost on those who don't see them. */
const decoration: readonly ColorRole[] = ['border', 'overlay', 'shadow', 'skeleton']

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const rows = pairs.flatMap(({ least, ink, grounds }) => grounds.map((ground) => ({ least, ink, ground })))
  test.each(rows)('$ink on $ground keeps $least:1', ({ least, ink, ground }) => {
    expect(contrast(palette[scheme][ink], palette[scheme][ground])).toBeGreaterThanOrEqual(least)
  })
})

test('every colour is measured, but for decoration', () => {
  const measured = new Set(pairs.flatMap(({ ink, grounds }) => [ink, ...grounds]))
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
  expect(contrast(ink, ground)).toBeCloseTo(ratio, 2)
  expect(contrast(ground, ink)).toBeCloseTo(ratio, 2)
})

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** WCAG’s relative luminance, 0 to 1; only of a full `#rrggbb`, as what shines through has no contrast of its own. */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`${color} can’t be measured: write it as #rrggbb`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
