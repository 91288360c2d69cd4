import { styled } from 'styled-components'
import { oneLine } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'

export const Clock = styled(Bdi)`
  ${oneLine}
`

export const Note = styled.small`
  ${oneLine}
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`
