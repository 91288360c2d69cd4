import { breakpoints } from '#theme/breakpoints.ts'

/** The globals of a story whose play holds only at a desk: it stays there in the mode `phone`. */
export const desk = { viewport: { value: 'desk', isRotated: false } }

/** Whether lists fold their rows and leave out their header, as on a phone. */
export const isPhone = () => window.innerWidth < breakpoints.md
