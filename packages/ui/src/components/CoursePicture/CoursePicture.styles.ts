import { css, styled } from 'styled-components'
import { getCourseColors } from '#theme/courseColors.ts'
import { pattern } from '#theme/pattern.ts'
import { tokens } from '#theme/tokens.ts'

type Tone = ReturnType<typeof getCourseColors>['light']

const inks = ({ ground, ink }: Tone) => css`
  background: ${ground};
  color: ${ink};
`

/** The id of the course whose picture is made; a picture on its way has no colour of another one behind it. */
type Made = { $madeFor?: number }

/** Where the page is dark, a bright picture glares. */
const dark = css<Made>`
  ${({ $madeFor }) => $madeFor !== undefined && inks(getCourseColors($madeFor).dark)}

  img {
    filter: brightness(0.75);
  }
`

export const Root = styled.div<Made>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${tokens.color.surfaceSunken};
  ${({ $madeFor }) => $madeFor !== undefined && inks(getCourseColors($madeFor).light)}

  @media screen {
    :root[data-scheme='dark'] & {
      ${dark}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) & {
      ${dark}
    }
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export const Background = styled.span`
  ${pattern}
  position: absolute;
  inset: 0;
  opacity: 0.16;
`

/** Drawn rather than written, so that the course’s name is read aloud once. */
export const Monogram = styled.span`
  position: relative;
  font-size: clamp(2.5rem, 22cqi, 5rem);
  font-weight: ${tokens.weight.semibold};
  line-height: 1.4;

  &::before {
    content: attr(data-letters);
  }
`
