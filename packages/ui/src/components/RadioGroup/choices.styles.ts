import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Choices side by side where there is room, or stacked for long labels. */
export const Choices = styled.div<{ $isStacked?: boolean | undefined }>`
  display: flex;
  flex-flow: ${({ $isStacked }) => ($isStacked ? 'column' : 'row wrap')};
  column-gap: ${tokens.space[6]};
`

/** A mark (the hidden element) beside the first line of its label, with a touch-sized target. */
export const choiceLayout = css`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: start;
  min-inline-size: 0;
  min-block-size: ${tokens.size.control};
  padding-block: max(0px, calc((${tokens.size.control} - 1lh) / 2));
  cursor: pointer;

  > [aria-hidden] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    margin-block-start: calc((1lh - 22px) / 2);
  }
`

export const choiceStyles = css`
  ${choiceLayout}

  > [aria-hidden] {
    border: 1px solid ${tokens.color.borderStrong};
    background: ${tokens.color.surface};
  }
  &[data-invalid] > [aria-hidden] {
    border-color: ${tokens.color.danger};
  }
  &[data-focus-visible] > [aria-hidden] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  &[data-disabled] > [aria-hidden] {
    opacity: 0.5;
  }
`
