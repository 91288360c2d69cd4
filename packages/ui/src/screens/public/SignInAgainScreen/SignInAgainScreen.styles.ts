import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${tokens.space[3]};
  justify-content: flex-end;

  /* Where they don’t fit on one line, each takes a whole one. */
  ${below('sm')} {
    > * {
      flex-grow: 1;
    }
  }
`
