import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`

export const Lines = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;
`

export const Aside = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.weight.regular};
  font-size: ${tokens.text.sm};
`

/** What is being changed, above the form that changes it. */
export const About = styled.div`
  color: ${tokens.color.textMuted};
`

/** What is at the new time, and under it the way on. */
export const Clashes = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[2]};
`
