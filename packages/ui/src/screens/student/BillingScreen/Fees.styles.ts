import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  padding: 0;
  margin: 0;
  list-style: none;
`

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const About = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h3 {
    font-size: ${tokens.text.md};
  }
`

export const Muted = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

export const Amount = styled.strong`
  font-size: ${tokens.text.lg};
  font-variant-numeric: tabular-nums;
`
