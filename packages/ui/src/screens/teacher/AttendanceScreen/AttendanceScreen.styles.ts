import { styled } from 'styled-components'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import { tokens } from '#theme/tokens.ts'

export const EntryColumn = styled(FormColumn)`
  h2 {
    font-size: ${tokens.text.lg};
  }
`

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  > h2 {
    font-size: ${tokens.text.lg};
  }
`
