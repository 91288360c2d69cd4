import { styled } from 'styled-components'
import { mediaDown } from '#theme/breakpoints.ts'
import { patternTint } from '#theme/pattern.ts'
import { tokens } from '#theme/tokens.ts'

export const Header = styled.header`
  --tint: farthest-side at top right;
  ${patternTint}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;

  /* It lies in the corner of the page, over the edge that the shell says it leaves around. */
  &::before {
    inset-block: calc(-1 * var(--page-edge, 0px)) auto;
    inset-inline: auto calc(-1 * var(--page-edge, 0px));
    inline-size: min(36rem, 100%);
    block-size: 12rem;

    ${mediaDown('md')} {
      block-size: 8rem;
    }
  }
  &:dir(rtl) {
    --tint: farthest-side at top left;
  }
`

export const Titles = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 0;

  h1 {
    font-size: ${tokens.text.xxl};
    overflow-wrap: anywhere;
  }

  p {
    color: ${tokens.color.textMuted};
  }
`
