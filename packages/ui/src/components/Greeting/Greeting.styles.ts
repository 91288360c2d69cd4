import { css, styled } from 'styled-components'
import { mediaDown, mediaUp } from '#theme/breakpoints.ts'
import { matchParentAlignment } from '#theme/mixins.ts'
import { pattern } from '#theme/pattern.ts'
import { tokens } from '#theme/tokens.ts'

/** As wide as the place that it has; a page lets its ground go on to the edges of the window. */
export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: ${tokens.space[12]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
  isolation: isolate;

  ${mediaDown('md')} {
    padding: ${tokens.space[8]} ${tokens.space[5]};
  }
`

export const Background = styled.div`
  ${pattern}
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: inherit;
  opacity: 0.1;
`

/** Where the page is dark, a bright picture glares. */
const dimmed = css`
  filter: brightness(0.8);
`

/** Its place is there before it is; what doesn’t fit is cut off above and below. */
export const Picture = styled.picture`
  display: block;
  margin-block-end: ${tokens.space[6]};

  > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${tokens.radius.lg};
    object-fit: cover;

    ${mediaUp('sm')} {
      aspect-ratio: 21 / 9;
    }
    /* Lower, so that what one can do next is on the first screen of a desk. */
    ${mediaUp('lg')} {
      aspect-ratio: 8 / 3;
    }
    @media screen {
      :root[data-scheme='dark'] & {
        ${dimmed}
      }
    }
    @media screen and (prefers-color-scheme: dark) {
      :root:not([data-scheme='light']) & {
        ${dimmed}
      }
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 38rem;
  overflow-wrap: anywhere;
`

export const Name = styled.p`
  font-weight: ${tokens.weight.semibold};
  ${matchParentAlignment}
`

export const Motto = styled.h2`
  max-inline-size: 20ch;
  font-size: clamp(2rem, 1.2rem + 3vw, 3.25rem);
  letter-spacing: -0.015em;
  ${matchParentAlignment}

  /* Joined letters are not to be pushed into each other. */
  &:lang(ur),
  &:lang(ar) {
    max-inline-size: 24ch;
    font-size: clamp(1.75rem, 1.1rem + 2.4vw, 2.75rem);
    letter-spacing: normal;
  }
`

export const About = styled.p`
  font-size: ${tokens.text.lg};
  white-space: pre-line;
  ${matchParentAlignment}
`
