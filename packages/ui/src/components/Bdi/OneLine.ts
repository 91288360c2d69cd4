import { styled } from 'styled-components'
import { oneLine } from '#theme/mixins.ts'
import { Bdi } from './Bdi.tsx'

/** A time, an amount or a code among words of the page: it stays on one line. */
export const OneLine = styled(Bdi)`
  ${oneLine}
`
