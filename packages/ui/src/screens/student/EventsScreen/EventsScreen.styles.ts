import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  > h2 {
    font-size: ${tokens.text.lg};
  }
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space[5]};

  > li {
    display: grid;
    min-inline-size: 0;
  }
`

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`

export const Todo = styled.p`
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
`
