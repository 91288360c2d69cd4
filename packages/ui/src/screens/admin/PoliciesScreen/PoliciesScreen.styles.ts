import { styled } from 'styled-components'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};
`

/** Keeps the line breaks that were typed. */
export const Words = styled(Bdi)`
  white-space: pre-line;
`
