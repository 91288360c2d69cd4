import { css, keyframes } from 'styled-components'
import { mediaDown, mediaUp, tokens } from './tokens.ts'

/** The shared focus ring. react-aria sets `data-focus-visible` only when the keyboard moved the focus. */
export const focusRing = css`
  outline: none;
  &[data-focus-visible],
  &:focus-visible:not([data-rac]) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

/** Extends the hit area of an inline link above and below its line without changing the line spacing. */
export const expandedHitArea = css`
  padding-block: calc((${tokens.size.target} - 1.15em) / 2);
`

/** Visible to screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Wraps a native `select` and its arrow icon, because browsers' own arrows differ and are misaligned. */
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

/** Aligns text with the start of the page, whatever its own direction. Chrome supports only the prefixed value. */
export const matchParentAlignment = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** Vertical padding of a button or badge label: `padding`, except in Nastaliq, whose letters need their own. */
export const labelPadding = (padding: string) => css`
  padding-block: var(--room-above, ${padding}) var(--room-below, ${padding});
`

/** Cuts one line of text with an ellipsis. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** For values such as times, amounts and codes that would be misread across two lines. */
export const nowrap = css`
  white-space: nowrap;
`

/** Keeps short values on one line in tables, but not in the cards shown on phones. */
export const nowrapFromMd = css`
  ${mediaUp('md')} {
    white-space: nowrap;
  }
`

/** Entry animation of overlays and replaced content. */
export const fadeInKeyframes = keyframes`
  from { opacity: 0; }
`

/** The buttons of a dialog fill the width, beside each other or, with long labels, one below the other. */
export const stretchedOnPhones = css`
  ${mediaDown('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }
`

/** Circle with the number or icon of a step. */
export const stepMark = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid;
  border-radius: ${tokens.radius.full};

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`
