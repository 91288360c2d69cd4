import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`

/** Keeps the line breaks that were typed; all of a long text is in the form. */
export const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  min-inline-size: 12ch;
  white-space: pre-line;
`

export const Share = styled.bdi`
  font-variant-numeric: tabular-nums;
`

/** As wide as a long word, which nine columns would break else. */
export const Name = styled.span`
  display: inline-block;
  min-inline-size: 11ch;
`
