import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** The parts of a page, one under the other; what its head lies on stays behind all of them. */
export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
  isolation: isolate;
`
