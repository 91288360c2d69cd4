import { styled } from 'styled-components'
import { from } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** What it is, and what it is good for. */
export const Told = styled.div`
  display: grid;
  gap: ${tokens.space[2]};

  > h2:focus {
    outline: none;
  }
`

export const Pair = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  align-items: start;

  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** To be read letter by letter, and taken with one press. */
export const Secret = styled.code`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font-family: ${tokens.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`

export const SentLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;

  > p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
