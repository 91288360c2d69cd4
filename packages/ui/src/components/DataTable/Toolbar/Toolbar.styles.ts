import { css, styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** Container query for toolbars wide enough to show the status buttons inline. */
export function statusTabsInline(isLong: boolean): string {
  return `@container toolbar (min-width: ${isLong ? '60rem' : '42rem'})`
}

export const Frame = styled.div`
  container: toolbar / inline-size;
  min-inline-size: 0;
`

export const Filter = styled.div`
  padding-block-end: ${tokens.space[4]};

  @media print {
    display: none;
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;

  /* Buttons grow with the search field, which is higher in Nastaliq. */
  > button {
    align-self: stretch;
  }
  > :has(input[type='search']) {
    flex: 1 1 6rem;
    min-inline-size: 0;
    max-inline-size: 24rem;
  }
  @container toolbar (max-width: 30rem) {
    > :has(input[type='search']) {
      max-inline-size: none;
    }
  }
`

export const InlineStatusTabs = styled.div<{ $isLong: boolean }>`
  display: none;

  ${({ $isLong }) => statusTabsInline($isLong)} {
    display: block;
  }
  /* Many statuses would leave too little room for the search field. */
  ${({ $isLong }) =>
    $isLong &&
    css`
      @container toolbar (max-width: 72rem) {
        flex-basis: 100%;

        > * {
          inline-size: fit-content;
        }
      }
    `}
  @media print {
    && {
      display: none;
    }
  }
`

export const Count = styled.p`
  flex: none;
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  white-space: nowrap;

  @container toolbar (max-width: 30rem) {
    @media not print {
      ${visuallyHidden}
    }
  }
`

/** The search text, for printing only. */
export const PrintedSearch = styled.span`
  &:empty {
    display: none;
  }
  @media not print {
    display: none;
  }
`
