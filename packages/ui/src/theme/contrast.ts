import type { ColorRole } from './palette.ts'

type Pair = { least: number; ink: ColorRole; grounds: readonly ColorRole[] }

const TEXT = 4.5
const SHAPE = 3
const neutral = ['surface', 'canvas', 'surfaceSunken', 'surfaceHover'] as const

/**
 * Required contrast by foreground and background: 4.5:1 for text, 3:1 for meaningful edges and rings (WCAG 1.4.3,
 * 1.4.11).
 */
export const contrastPairs: readonly Pair[] = [
  { least: TEXT, ink: 'text', grounds: neutral },
  { least: TEXT, ink: 'textMuted', grounds: neutral },
  { least: TEXT, ink: 'brand', grounds: neutral },
  { least: TEXT, ink: 'brandHover', grounds: neutral },
  { least: TEXT, ink: 'danger', grounds: neutral },
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
  // A tooltip inverts the page's colours.
  { least: TEXT, ink: 'surface', grounds: ['text'] },
  // A drop zone gets the soft brand colour while a file is dragged over it.
  { least: TEXT, ink: 'textMuted', grounds: ['brandSoft'] },
  { least: SHAPE, ink: 'borderStrong', grounds: neutral },
  {
    least: SHAPE,
    ink: 'focus',
    grounds: [...neutral, 'brandSoft', 'dangerSoft', 'infoSoft', 'successSoft', 'warningSoft'],
  },
  { least: SHAPE, ink: 'brand', grounds: ['brandSoft'] },
  { least: SHAPE, ink: 'danger', grounds: ['dangerSoft'] },
  { least: SHAPE, ink: 'success', grounds: ['successSoft'] },
  { least: SHAPE, ink: 'warning', grounds: ['warningSoft'] },
  { least: SHAPE, ink: 'info', grounds: ['infoSoft'] },
]

/** Contrast ratio of two colours, from 1 to 21 (WCAG 1.4.3). */
export function contrastRatio(first: string, second: string): number {
  const [dim = 0, bright = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** WCAG's relative luminance, 0 to 1. Only for opaque `#rrggbb`, as a translucent colour has no contrast of its own. */
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

/** Blends `over` onto `ground` with opacity `share`; both as `#rrggbb`. */
export function mixColors(over: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [over, ground].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
