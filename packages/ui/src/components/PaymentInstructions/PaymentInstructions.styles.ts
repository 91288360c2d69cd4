import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${tokens.space[4]};
`

export const Set = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  align-content: start;
  min-inline-size: 0;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.brand};
  }
  h2 {
    font-size: ${tokens.text.md};
  }
`

export const Words = styled.p`
  overflow-wrap: anywhere;
  text-align: start;
  /* Line breaks are what the school typed. */
  white-space: pre-line;
`

export const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`
