import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** The whole row leads there. */
export const TodoRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(2.75rem, auto) minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  a[data-focus-visible] {
    outline: none;
  }
  a[data-focus-visible]::after {
    border-radius: ${tokens.radius.sm};
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

export const Count = styled.span`
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.onWarningSoft};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

export const AllDone = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.textMuted};

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.success};
  }
`

export const LoadingRows = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 14rem;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[2]};
`
