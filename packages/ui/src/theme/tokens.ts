import { palette } from './palette.ts'
import { scale } from './scale.ts'

/** `brandSoft` → `--color-brand-soft` */
export function cssVariableName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function references<Name extends string | number>(group: string, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `var(${cssVariableName(group, String(name))})`])) as Record<
    Name,
    string
  >
}

function keysOf<T extends object>(values: T): (keyof T & (string | number))[] {
  return Object.keys(values) as (keyof T & (string | number))[]
}

/**
 * Design values as references to CSS variables: switching the scheme or language changes the variables in
 * `GlobalStyle`, not the components.
 */
export const tokens = {
  color: references('color', keysOf(palette.light)),
  space: references('space', keysOf(scale.space)),
  text: references('text', keysOf(scale.text)),
  weight: references('weight', keysOf(scale.weight)),
  radius: references('radius', keysOf(scale.radius)),
  duration: references('duration', keysOf(scale.duration)),
  layer: references('layer', keysOf(scale.layer)),
  size: references('size', keysOf(scale.size)),
  font: { body: 'var(--font-body)', mono: 'var(--font-mono)' },
  leading: { tight: 'var(--leading-tight)', label: 'var(--leading-label)', body: 'var(--leading-body)' },
  shadow: { raised: 'var(--shadow-raised)', floating: 'var(--shadow-floating)' },
} as const

/** Distances for layout components, named after the CSS size keywords. */
export const spacing = {
  none: '0px',
  'x-small': tokens.space[1],
  small: tokens.space[2],
  medium: tokens.space[3],
  large: tokens.space[4],
  'x-large': tokens.space[5],
  'xx-large': tokens.space[6],
  'xxx-large': tokens.space[8],
} as const

export type Spacing = keyof typeof spacing

/** How far the shell's bars and a form's footer cover the page's edges; sticky elements are offset by it. */
export const stickyInsets = {
  start: 'var(--edge-start, 0px)',
  end: 'var(--edge-end, 0px)',
  foot: 'var(--edge-foot, 0px)',
} as const

/** Widths in pixels where the layout changes; `md` is the specification's narrow-screen breakpoint (1§9). */
export const breakpoints = { xs: 360, sm: 640, md: 768, lg: 1024, xl: 1280 } as const

type Breakpoint = keyof typeof breakpoints

/** Media query for this width and more: `${mediaUp('md')} { … }`. */
export function mediaUp(breakpoint: Breakpoint): string {
  return `@media (min-width: ${breakpoints[breakpoint]}px)`
}

/** Media query for everything narrower: `${mediaDown('md')} { … }`. */
export function mediaDown(breakpoint: Breakpoint): string {
  return `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`
}

/** Media query for windows too low for sticky bars, such as a phone in landscape or a desktop at 400% zoom. */
export const mediaShort = '@media (max-height: 30rem)'

/** Media query for windows with room for one sticky bar at the bottom, such as a small phone. */
export const mediaLow = '@media (max-height: 620px)'

const figtree = "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto'"

/** Font stacks by script, from `fonts.css`, with fallbacks of the same metrics while a file loads. */
export const fontStacks = {
  /** Uses system fonts for other scripts. */
  plain: `${figtree}, system-ui, sans-serif`,
  latin: `${figtree}, 'IBM Plex Sans Arabic', system-ui, sans-serif`,
  naskh: `${figtree}, 'IBM Plex Sans Arabic', system-ui, sans-serif`,
  // Latin first, because Nastaliq's spaces are too narrow between names and numbers in other scripts.
  nastaliq: `${figtree}, 'Noto Nastaliq Urdu', serif`,
} as const
