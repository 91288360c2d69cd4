/** Sizes that don't change with the scheme. Spaces step by 4 pixels; type is in rem so that a person's own size counts. */
export const scale = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  text: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: '1.75rem',
    display: '2.25rem',
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  radius: { sm: '6px', md: '10px', lg: '16px', full: '999px' },
  duration: { quick: '120ms', base: '200ms' },
  layer: { header: '10', sheet: '20', overlay: '30', toast: '40' },
  size: {
    control: '44px',
    controlSmall: '36px',
    icon: '20px',
    readable: '68ch',
    sidebar: '16rem',
    sidebarNarrow: '18rem',
    sidebarIcons: '3rem',
  },
} as const

type Scale = typeof scale
export type ScaleName = keyof Scale
