import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const CenteredColumn = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  inline-size: min(44rem, 100%);
  min-inline-size: 0;
  margin-inline: auto;

  h2 {
    margin-block-end: ${tokens.space[3]};
    font-size: ${tokens.text.lg};
  }
`

export const Header = styled.header`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding-block-start: ${tokens.space[4]};
  text-align: center;
  overflow-wrap: anywhere;
`

export const StatusIcon = styled.span<{ $isGood: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${tokens.radius.full};
  background: ${({ $isGood }) => ($isGood ? tokens.color.successSoft : tokens.color.dangerSoft)};
  color: ${({ $isGood }) => ($isGood ? tokens.color.success : tokens.color.danger)};

  svg {
    inline-size: 40px;
    block-size: 40px;
  }
`
