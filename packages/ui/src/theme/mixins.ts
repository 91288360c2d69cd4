import { css } from 'styled-components'
import { tokens } from './tokens.ts'

/** The one focus ring. react-aria sets `data-focus-visible` only when the keyboard is what moved the focus. */
export const focusRing = css`
  outline: none;
  &[data-focus-visible],
  &:focus-visible:not([data-rac]) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

/** There for screen readers, not for the eye. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Cuts one line of text with an ellipsis. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
