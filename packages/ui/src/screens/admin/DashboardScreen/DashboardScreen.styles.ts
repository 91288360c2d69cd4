import { styled } from 'styled-components'
import { from } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** What waits and what is on today, beside each other where there is room. */
export const Now = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;

  ${from('xl')} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`
