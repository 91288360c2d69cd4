import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: baseline;
  justify-content: space-between;

  h2 {
    font-size: ${tokens.text.xl};
  }
`
