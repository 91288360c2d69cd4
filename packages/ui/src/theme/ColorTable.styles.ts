import { styled } from 'styled-components'
import { Swatch } from './TokenTable.styles.ts'
import { tokens } from './tokens.ts'

export const Schemes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[4]};
`

export const ColorSwatch = styled(Swatch)`
  margin-block-end: ${tokens.space[1]};
`
