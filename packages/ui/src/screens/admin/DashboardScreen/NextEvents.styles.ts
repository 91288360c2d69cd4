import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const EventList = styled.ul`
  display: grid;
`

export const EventRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto) auto;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding-block: ${tokens.space[2]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;

  strong {
    font-weight: ${tokens.weight.semibold};
  }
`

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;
`
