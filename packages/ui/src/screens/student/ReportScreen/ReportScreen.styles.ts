import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Others = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${tokens.text.md};
  }

  ul {
    display: grid;
    gap: ${tokens.space[2]};
  }
`
