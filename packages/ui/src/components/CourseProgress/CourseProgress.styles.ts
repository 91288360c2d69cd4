import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  break-inside: avoid;

  &:has(a):hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }
  /* The link’s name is that of the course; its target is the card. */
  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  a {
    position: static;
    min-block-size: 0;
    color: inherit;
    text-decoration: none;
  }
  a[data-focus-visible] {
    outline: none;
  }
  a[data-focus-visible]::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`
