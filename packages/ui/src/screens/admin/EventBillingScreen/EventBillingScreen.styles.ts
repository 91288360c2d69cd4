import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space[5]};
  align-items: start;
`

export const Column = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: ${tokens.text.lg};
  }
`

export const Quiet = styled.p`
  color: ${tokens.color.textMuted};
`

export const Waiting = styled.div`
  display: grid;
  place-content: center;
  block-size: 100%;
  font-size: ${tokens.text.display};
`
