import type { ColorRole } from './palette.ts'

type Pair = { least: number; ink: ColorRole; grounds: readonly ColorRole[] }

const TEXT = 4.5
const SHAPE = 3
const plain = ['surface', 'canvas', 'surfaceSunken', 'surfaceHover'] as const

/** What is drawn on what: words need 4.5:1, edges and rings that tell something need 3:1 (WCAG 1.4.3 and 1.4.11). */
export const contrastPairs: readonly Pair[] = [
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
