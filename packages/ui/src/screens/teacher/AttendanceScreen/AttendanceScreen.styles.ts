import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
`

export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};

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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`
