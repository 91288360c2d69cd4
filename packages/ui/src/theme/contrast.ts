import type { ColorRole } from './palette.ts'

type Pair = { minRatio: number; foreground: ColorRole; backgrounds: readonly ColorRole[] }

const TEXT = 4.5
const SHAPE = 3
const neutral = ['surface', 'canvas', 'surfaceSunken', 'surfaceHover'] as const

/**
 * Required contrast by foreground and background: 4.5:1 for text, 3:1 for meaningful edges and rings (WCAG 1.4.3,
 * 1.4.11).
 */
export const contrastPairs: readonly Pair[] = [
  { minRatio: TEXT, foreground: 'text', backgrounds: neutral },
  { minRatio: TEXT, foreground: 'textMuted', backgrounds: neutral },
  { minRatio: TEXT, foreground: 'brand', backgrounds: neutral },
  { minRatio: TEXT, foreground: 'brandHover', backgrounds: neutral },
  { minRatio: TEXT, foreground: 'danger', backgrounds: neutral },
  { minRatio: TEXT, foreground: 'warning', backgrounds: ['surface', 'canvas'] },
  { minRatio: TEXT, foreground: 'success', backgrounds: ['surface', 'canvas'] },
  { minRatio: TEXT, foreground: 'info', backgrounds: ['surface', 'canvas'] },
  { minRatio: TEXT, foreground: 'onBrand', backgrounds: ['brand', 'brandHover', 'brandActive'] },
  { minRatio: TEXT, foreground: 'onDanger', backgrounds: ['danger', 'dangerHover'] },
  { minRatio: TEXT, foreground: 'onBrandSoft', backgrounds: ['brandSoft'] },
  { minRatio: TEXT, foreground: 'onDangerSoft', backgrounds: ['dangerSoft'] },
  { minRatio: TEXT, foreground: 'onSuccessSoft', backgrounds: ['successSoft'] },
  { minRatio: TEXT, foreground: 'onWarningSoft', backgrounds: ['warningSoft'] },
  { minRatio: TEXT, foreground: 'onInfoSoft', backgrounds: ['infoSoft'] },
  // The colours of people, such as the children of a family.
  {
    minRatio: TEXT,
    foreground: 'onTone',
    backgrounds: ['tone1', 'tone2', 'tone3', 'tone4', 'tone5', 'tone6'],
  },
  // A tooltip inverts the page's colours.
  { minRatio: TEXT, foreground: 'surface', backgrounds: ['text'] },
  // A drop zone gets the soft brand colour while a file is dragged over it.
  { minRatio: TEXT, foreground: 'textMuted', backgrounds: ['brandSoft'] },
  { minRatio: SHAPE, foreground: 'borderStrong', backgrounds: neutral },
  {
    minRatio: SHAPE,
    foreground: 'focus',
    backgrounds: [...neutral, 'brandSoft', 'dangerSoft', 'infoSoft', 'successSoft', 'warningSoft'],
  },
  { minRatio: SHAPE, foreground: 'brand', backgrounds: ['brandSoft'] },
  { minRatio: SHAPE, foreground: 'danger', backgrounds: ['dangerSoft'] },
  { minRatio: SHAPE, foreground: 'success', backgrounds: ['successSoft'] },
  { minRatio: SHAPE, foreground: 'warning', backgrounds: ['warningSoft'] },
  { minRatio: SHAPE, foreground: 'info', backgrounds: ['infoSoft'] },
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
