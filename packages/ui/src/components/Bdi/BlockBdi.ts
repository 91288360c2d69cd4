import { styled } from 'styled-components'
import { matchParentAlignment } from '#theme/mixins.ts'
import { Bdi } from './Bdi.tsx'

/** A text that somebody typed and that has its lines for itself, as in a cell: they are as far apart as its script needs. */
export const BlockBdi = styled(Bdi)`
  display: block;
  ${matchParentAlignment}
`
