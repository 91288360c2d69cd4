import { styled } from 'styled-components'
import { from } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** The buttons of a row: on one line in a table, on as many as they need on a card. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  ${from('md')} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`
