import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

/** A name with its status under it. */
export const Named = styled.span`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 9rem;
`

export const Unbroken = styled.span`
  white-space: nowrap;
`

/** What may be as long as its writer liked: the rest is told by the teacher’s own view. */
export const Excerpt = styled.span`
  display: -webkit-box;
  min-inline-size: 8rem;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** An address that reads in one line, if it isn’t unusually long. */
export const Address = styled.span`
  display: block;
  min-inline-size: 14rem;
`
