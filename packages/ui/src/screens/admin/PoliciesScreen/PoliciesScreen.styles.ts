import { styled } from 'styled-components'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'

/** Keeps the line breaks that were typed. */
export const Words = styled(Bdi)`
  white-space: pre-line;
`
