import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`
