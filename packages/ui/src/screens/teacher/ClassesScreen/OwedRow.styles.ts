import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  overflow-wrap: anywhere;
`

export const Words = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;
`
