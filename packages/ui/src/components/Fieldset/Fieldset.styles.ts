import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.div<{ $isFramed: boolean }>`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  ${({ $isFramed }) =>
    $isFramed &&
    `
    padding: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
  `}
`

export const Header = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${tokens.size.controlSmall};
`

export const Legend = styled.span<{ $depth: number }>`
  min-inline-size: 0;
  font-size: ${({ $depth }) => ($depth === 0 ? tokens.text.lg : tokens.text.md)};
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
`
