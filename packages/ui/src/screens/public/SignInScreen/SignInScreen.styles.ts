import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Aside = styled.div`
  display: flex;
  justify-content: flex-end;
`

export const Invitations = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  h2 {
    font-size: ${tokens.text.md};
  }

  ul {
    display: grid;
    gap: ${tokens.space[2]};
  }
`
