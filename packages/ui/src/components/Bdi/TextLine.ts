import { styled } from 'styled-components'
import { atPageEdge } from '#theme/mixins.ts'
import { Bdi } from './Bdi.tsx'

/** A text that somebody typed and that has its lines for itself, as in a cell: they are as far apart as its script needs. */
export const TextLine = styled(Bdi)`
  display: block;
  ${atPageEdge}
`
