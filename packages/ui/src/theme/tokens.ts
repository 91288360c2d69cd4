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

function namesOf<T extends object>(values: T): (keyof T & (string | number))[] {
  return Object.keys(values) as (keyof T & (string | number))[]
}

/**
 * Every design value by its role, as a reference to a CSS variable: a change of scheme or language changes
 * the variables (`GlobalStyle`), not the components.
 */
export const tokens = {
  color: references('color', namesOf(palette.light)),
  space: references('space', namesOf(scale.space)),
  text: references('text', namesOf(scale.text)),
  weight: references('weight', namesOf(scale.weight)),
  radius: references('radius', namesOf(scale.radius)),
  duration: references('duration', namesOf(scale.duration)),
  layer: references('layer', namesOf(scale.layer)),
  size: references('size', namesOf(scale.size)),
  font: { body: 'var(--font-body)', mono: 'var(--font-mono)' },
  leading: { tight: 'var(--leading-tight)', label: 'var(--leading-label)', body: 'var(--leading-body)' },
  shadow: { raised: 'var(--shadow-raised)', floating: 'var(--shadow-floating)' },
} as const

/** The distances that layout components take, named by the size keywords of CSS. */
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

/** How much of the page’s edges is under the bars of the shell, and under the foot of a form: what sticks stands off by it. */
export const stickyInsets = {
  start: 'var(--edge-start, 0px)',
  end: 'var(--edge-end, 0px)',
  foot: 'var(--edge-foot, 0px)',
} as const

/** Widths in pixels where the layout changes; `md` is the specification's narrow-screen breakpoint (1§9). */
export const breakpoints = { xs: 360, sm: 640, md: 768, lg: 1024, xl: 1280 } as const

type Breakpoint = keyof typeof breakpoints

/** A media query for this width and more, to be used as `${from('md')} { … }`. */
export function mediaUp(breakpoint: Breakpoint): string {
  return `@media (min-width: ${breakpoints[breakpoint]}px)`
}

/** A media query for everything narrower, to be used as `${below('md')} { … }`. */
export function mediaDown(breakpoint: Breakpoint): string {
  return `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`
}

/** A media query for windows so low that a bar that stays in sight would leave no page: a phone on its side, a desk at 400 %. */
export const mediaShort = '@media (max-height: 30rem)'

const figtree = "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto'"

/** What each script is set in, by `fonts.css`; while a file is on its way, in what takes as much room. */
export const fontStacks = {
  /** For letters of any other script what the system has. */
  plain: `${figtree}, system-ui, sans-serif`,
  latin: `${figtree}, 'IBM Plex Sans Arabic', system-ui, sans-serif`,
  naskh: `${figtree}, 'IBM Plex Sans Arabic', system-ui, sans-serif`,
  // Latin first: Nastaliq’s own spaces are too narrow between names and numbers of other scripts.
  nastaliq: `${figtree}, 'Noto Nastaliq Urdu', serif`,
} as const
