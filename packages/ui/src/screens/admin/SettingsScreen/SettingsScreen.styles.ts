import { styled } from 'styled-components'
import { from } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const Pair = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  align-items: start;

  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`

export const Preview = styled.div`
  margin-block-start: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.canvas};
`
