import { styled } from 'styled-components'
import { nowrap } from '#theme/mixins.ts'
import { Bdi } from './Bdi.tsx'

/** A time, an amount or a code among words of the page: it stays on one line. */
export const NowrapBdi = styled(Bdi)`
  ${nowrap}
`
