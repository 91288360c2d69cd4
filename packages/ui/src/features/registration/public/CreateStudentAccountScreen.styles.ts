import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Not a grid: what sticks in one is held back by its own row. */
export const Step = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
`

export const CourseNames = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: ${tokens.space[5]};
  list-style: disc;
  overflow-wrap: anywhere;
`
