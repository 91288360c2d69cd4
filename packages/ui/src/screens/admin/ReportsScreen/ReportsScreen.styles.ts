import { styled } from 'styled-components'

/** Keeps words whole among many columns. */
export const Words = styled.div`
  min-inline-size: 12ch;
`

export const Share = styled.span`
  font-variant-numeric: tabular-nums;
`

/** As wide as a long word, which nine columns would break else. */
export const Name = styled.span`
  display: inline-block;
  min-inline-size: 11ch;
`
