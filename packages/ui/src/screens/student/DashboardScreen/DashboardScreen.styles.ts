import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Courses = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  > h2 {
    font-size: ${tokens.text.xl};
  }
`
