import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Plots = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  > h2 {
    font-size: ${tokens.text.xl};
  }
`

export const PlotRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${tokens.space[4]};
`
