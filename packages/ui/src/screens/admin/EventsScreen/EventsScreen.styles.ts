import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
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

export const Raw = styled(Bdi)`
  overflow-wrap: anywhere;
`
