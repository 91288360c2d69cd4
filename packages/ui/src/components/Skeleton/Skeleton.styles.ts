import { keyframes, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

export const Line = styled.span`
  display: block;
  block-size: 1rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.skeleton};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

export const Picture = styled(Line)`
  block-size: auto;
  aspect-ratio: 16 / 9;
`

/** The search and what else stands over a list. */
export const Toolbar = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  justify-content: space-between;
  padding-block-end: ${tokens.space[4]};
`

export const Control = styled(Line)`
  block-size: ${tokens.size.control};
  border-radius: ${tokens.radius.md};
`

export const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
`
