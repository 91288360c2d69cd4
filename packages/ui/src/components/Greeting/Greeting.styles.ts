import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { atPageEdge } from '#theme/mixins.ts'
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

  ${below('md')} {
    padding: ${tokens.space[8]} ${tokens.space[5]};
  }
`

export const Ground = styled.div`
  ${pattern}
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: inherit;
  opacity: 0.1;
`

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 38rem;
  overflow-wrap: anywhere;
`

export const Name = styled.p`
  font-weight: ${tokens.weight.semibold};
  ${atPageEdge}
`

export const Motto = styled.h2`
  max-inline-size: 20ch;
  font-size: clamp(2rem, 1.2rem + 3vw, 3.25rem);
  letter-spacing: -0.015em;
  ${atPageEdge}

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
  ${atPageEdge}
`
