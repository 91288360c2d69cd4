import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** What it is, and what it is good for. */
export const Explanation = styled.div`
  display: grid;
  gap: ${tokens.space[2]};

  > h2:focus {
    outline: none;
  }
`

/** To be read letter by letter, and taken with one press. */
export const FeedAddress = styled.code`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font-family: ${tokens.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`
