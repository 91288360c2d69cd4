import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** A name with its status under it. */
export const Named = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 9rem;
`

/** What may be as long as its writer liked. */
export const Excerpt = styled.div`
  min-inline-size: 8rem;
  overflow-wrap: anywhere;
`

/** An address that reads in one line, if it isn’t unusually long. */
export const Address = styled.span`
  display: block;
  min-inline-size: 14rem;
`
