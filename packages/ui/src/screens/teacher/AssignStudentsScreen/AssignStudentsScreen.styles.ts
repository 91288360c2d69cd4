import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const EntryFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  > h2 {
    font-size: ${tokens.text.lg};
  }
`
