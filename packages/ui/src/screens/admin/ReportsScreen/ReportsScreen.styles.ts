import { styled } from 'styled-components'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
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

/** Keeps words whole among many columns. */
export const Words = styled.div`
  min-inline-size: 12ch;
`

export const Share = styled(Bdi)`
  font-variant-numeric: tabular-nums;
`

/** As wide as a long word, which nine columns would break else. */
export const Name = styled.span`
  display: inline-block;
  min-inline-size: 11ch;
`
