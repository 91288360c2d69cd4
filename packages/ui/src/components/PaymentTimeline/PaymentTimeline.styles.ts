import { css, styled } from 'styled-components'
import { mediaUp } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** What has become of a step. */
export type StepState = 'done' | 'rejected' | 'open'

const grounds: Record<StepState, ReturnType<typeof css>> = {
  done: css`
    border-color: ${tokens.color.success};
    background: ${tokens.color.successSoft};
    color: ${tokens.color.onSuccessSoft};
  `,
  rejected: css`
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.onDangerSoft};
  `,
  open: css`
    border-color: ${tokens.color.borderStrong};
    border-style: dashed;
  `,
}

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid;
  border-radius: ${tokens.radius.full};

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`

export const Timestamp = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

/** Goes from each step to the one below it, whole once that is reached. */
const line = (next: StepState) => css`
  &::before {
    position: absolute;
    inset-block: calc(1.75rem + 4px) 4px;
    inset-inline-start: calc(0.875rem - 1px);
    border-inline-start: 2px ${next === 'open' ? 'dashed' : 'solid'} ${tokens.color.border};
    content: '';

    ${mediaUp('md')} {
      content: none;
    }
  }
`

export const Step = styled.li<{ $fate: StepState; $next: StepState | undefined }>`
  position: relative;
  display: flex;
  flex: 1 1 0;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding-block-end: ${tokens.space[4]};

  ${Mark} {
    ${({ $fate }) => grounds[$fate]}
  }
  strong {
    font-weight: ${({ $fate }) => ($fate === 'open' ? tokens.weight.regular : tokens.weight.semibold)};
  }
  ${({ $next }) => $next && line($next)}
`

export const List = styled.ol`
  display: grid;

  li:last-child {
    padding-block-end: 0;
  }
  ${mediaUp('md')} {
    display: flex;
    gap: ${tokens.space[4]};

    li {
      padding-block-end: 0;
    }
  }
`
