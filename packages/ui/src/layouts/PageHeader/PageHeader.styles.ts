import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
`

export const Titles = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 0;

  h1 {
    font-size: ${tokens.text.xxl};
    overflow-wrap: anywhere;
  }

  p {
    color: ${tokens.color.textMuted};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`
