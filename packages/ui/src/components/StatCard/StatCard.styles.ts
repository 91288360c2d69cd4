import { styled } from 'styled-components'
import { mediaDown } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-content: start;
  align-items: center;
  block-size: 100%;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  ${mediaDown('xl')} {
    gap: ${tokens.space[1]} ${tokens.space[3]};
    padding: ${tokens.space[4]};
  }
  &[data-is-link]:hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }
  /* The link’s name is short; its target is the card. */
  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  a {
    min-block-size: 0;
  }
  a[data-focus-visible] {
    outline: none;
  }
  a[data-focus-visible]::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

export const IconBox = styled.span`
  display: grid;
  grid-row: span 2;
  align-self: start;
  place-items: center;
  inline-size: ${tokens.size.control};
  block-size: ${tokens.size.control};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};

  svg {
    inline-size: 22px;
    block-size: 22px;
  }
`

export const Title = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }
`

export const Count = styled.p`
  font-size: ${tokens.text.xxl};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.leading.tight};

  > span {
    display: inline-block;
  }
`

/** Below the sign too: beside it there is seldom room for a line. */
export const NewCount = styled.p`
  grid-column: 1 / -1;
  color: ${tokens.color.success};
  font-size: ${tokens.text.sm};
`

export const StaleNotice = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-column: 2;
  gap: ${tokens.space[2]};
  justify-items: start;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

export const Failure = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`
