import { css, keyframes } from 'styled-components'
import { mediaUp, tokens } from './tokens.ts'

/** The one focus ring. react-aria sets `data-focus-visible` only when the keyboard is what moved the focus. */
export const focusRing = css`
  outline: none;
  &[data-focus-visible],
  &:focus-visible:not([data-rac]) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

/** A link in a line of words is pressed above and below it too, without moving the lines apart: as high as its pointer needs. */
export const expandedHitArea = css`
  padding-block: calc((${tokens.size.target} - 1.15em) / 2);
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

/** What stands around a native `select` and the arrow after it: browsers' own arrows are of many ages and off the line. */
export const selectArrow = css`
  position: relative;
  display: inline-grid;
  align-items: center;
  min-inline-size: 0;

  > select {
    appearance: none;
    min-inline-size: 0;
    padding-inline-end: 28px;
    text-overflow: ellipsis;
  }
  > svg {
    position: absolute;
    inset-inline-end: ${tokens.space[2]};
    inline-size: 16px;
    block-size: 16px;
    pointer-events: none;
  }
`

/** Begins where the page’s lines begin, whichever way its own letters run. Chrome knows the older name only. */
export const matchParentAlignment = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** The room above and below the words of a button or badge: by its own measure, but in Nastaliq by that of the letters. */
export const labelPadding = (own: string) => css`
  padding-block: var(--room-above, ${own}) var(--room-below, ${own});
`

/** Cuts one line of text with an ellipsis. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** A time, an amount, a code, a word of state: broken over two lines it reads as two things. */
export const nowrap = css`
  white-space: nowrap;
`

/** What is short stays on its line in a table; in the cards of a phone there is room for nothing but the width. */
export const nowrapFromMd = css`
  ${mediaUp('md')} {
    white-space: nowrap;
  }
`

/** How what comes over the page, or into its place, comes. */
export const fadeInKeyframes = keyframes`
  from { opacity: 0; }
`
