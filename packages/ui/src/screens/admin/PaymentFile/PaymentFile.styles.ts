import { styled } from 'styled-components'
import { Stack } from '#components/Stack/Stack.ts'
import { tokens } from '#theme/tokens.ts'

export const File = styled(Stack)`
  min-inline-size: 0;

  h3 {
    font-size: ${tokens.text.md};
  }
`

/** A value, and what can be done with it. */
export const Beside = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  overflow-wrap: anywhere;
`

export const Others = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    align-items: center;
  }
  small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

/** Two receipts beside each other, below each other on a phone. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space[4]};

  figure {
    display: grid;
    gap: ${tokens.space[2]};
    align-content: start;
    margin: 0;
    min-inline-size: 0;
  }
  figcaption {
    overflow-wrap: anywhere;
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
  }
`
