import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** A form is never wider than what is read well. */
export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};
`
