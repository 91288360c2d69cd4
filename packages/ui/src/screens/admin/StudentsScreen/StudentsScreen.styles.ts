import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export const Named = styled.span`
  display: -webkit-box;
  min-inline-size: 9rem;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Unbroken = styled.span`
  white-space: nowrap;
`
