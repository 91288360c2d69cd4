import { css, styled } from 'styled-components'
import { courseTones } from '#theme/courseTones.ts'
import { pattern } from '#theme/pattern.ts'
import { tokens } from '#theme/tokens.ts'

type Tone = ReturnType<typeof courseTones>['light']

const inks = ({ ground, ink }: Tone) => css`
  background: ${ground};
  color: ${ink};
`

/** Where the page is dark, a bright picture glares. */
const dark = css<{ $id: number }>`
  ${({ $id }) => inks(courseTones($id).dark)}

  img {
    filter: brightness(0.75);
  }
`

export const Root = styled.div<{ $id: number }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  ${({ $id }) => inks(courseTones($id).light)}

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

export const Ground = styled.span`
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
