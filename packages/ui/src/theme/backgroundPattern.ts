import { css } from 'styled-components'
import { tokens } from './tokens.ts'

/** One tile of the pattern: squares that turn into stars, joined by lines. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" fill="none" stroke="#000"><path d="M24 24h48v48H24zM48 14l34 34-34 34-34-34zM0 48h14M82 48h14M48 0v14M48 82v14M0 0l24 24M96 0 72 24M0 96l24-24M96 96 72 72"/><circle cx="48" cy="48" r="15"/></svg>`

const lines = `url('data:image/svg+xml,${encodeURIComponent(tile)}')`

/** Opacity of the pattern behind text. */
export const patternTintOpacity = 0.16

/** The pattern in the current text colour; hidden in print, with forced colours and without mask support. */
export const backgroundPattern = css`
  display: none;
  background: currentColor;
  pointer-events: none;

  @supports (mask-composite: intersect) {
    @media screen and (forced-colors: none) {
      display: block;
      mask: ${lines};
    }
  }
`

/** The pattern as a faint tint behind text that fades out in the shape of `--tint`. */
export const backgroundPatternTint = css`
  position: relative;

  &::before {
    ${backgroundPattern}
    position: absolute;
    inset: 0;
    z-index: -1;
    color: ${tokens.color.brand};
    content: '';
    opacity: ${patternTintOpacity};

    @supports (mask-composite: intersect) {
      mask-image: radial-gradient(var(--tint, farthest-side), #000 20%, transparent), ${lines};
      mask-composite: intersect;
    }
  }
`
