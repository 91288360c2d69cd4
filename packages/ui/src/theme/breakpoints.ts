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
