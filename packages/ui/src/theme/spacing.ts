import { tokens } from './tokens.ts'

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
