import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** As wide as its words. */
export const States = styled.div`
  display: grid;
  justify-items: start;
`

export const Rows = styled.ol`
  display: grid;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** Who and what first; how much and what to do beside it, or below where there is no room. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
`

export const About = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Muted = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  [data-late] {
    color: ${tokens.color.danger};
  }
`

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
`

export const Amount = styled.strong`
  font-size: ${tokens.text.lg};
  font-variant-numeric: tabular-nums;
`

export const More = styled.p`
  display: grid;
  justify-items: center;
  margin-block-start: ${tokens.space[4]};
`
