import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'

export const Root = styled.div`
  position: relative;
  container: rows / inline-size;
`

/** Heard with each cell; on the screen the lines speak for themselves. */
export const Headers = styled.div`
  ${visuallyHidden}
`
