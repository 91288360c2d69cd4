import { styled } from 'styled-components'
import { patternTint } from '#theme/pattern.ts'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.div`
  ${patternTint}
  isolation: isolate;
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding: ${tokens.space[10]} ${tokens.space[4]};
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.textMuted};
  text-align: center;

  h2 {
    color: ${tokens.color.text};
    font-size: ${tokens.text.lg};
  }
  p {
    max-inline-size: 44ch;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`
