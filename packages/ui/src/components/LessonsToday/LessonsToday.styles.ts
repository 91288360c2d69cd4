import { styled } from 'styled-components'
import { mediaDown } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** When, what, and what there is to do. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  align-items: center;
  min-block-size: calc(${tokens.size.control} + 2 * ${tokens.space[2]});
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  /* What is on, or about to be, is seen from afar. */
  &[data-on] {
    position: relative;

    &::before {
      position: absolute;
      inset-block: ${tokens.space[2]};
      inset-inline-start: calc(-1 * ${tokens.space[3]});
      border-inline-start: 4px solid ${tokens.color.brand};
      border-radius: ${tokens.radius.sm};
      content: '';
    }
  }
  &[data-off] {
    color: ${tokens.color.textMuted};
  }
  ${mediaDown('md')} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${tokens.space[3]};
  }
`

export const Hours = styled.div`
  min-inline-size: 0;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  justify-content: end;

  ${mediaDown('md')} {
    justify-content: start;
    padding-block-start: ${tokens.space[1]};

    > :not(:only-child) {
      flex: 1 1 9rem;
    }
  }
`

export const LoadingLines = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 14rem;
  gap: ${tokens.space[6]};
  padding-block: ${tokens.space[3]};
`
