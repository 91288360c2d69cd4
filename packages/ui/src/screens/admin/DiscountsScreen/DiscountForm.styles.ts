import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[5]};
  align-items: start;

  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A field with a button beside it, below its label. */
export const FieldWithButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  > button {
    margin-block-start: calc(${tokens.text.md} * 1.5 + ${tokens.space[2]});
  }
`
