import { Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** A row that scrolls sideways; `data-more` lists the sides on which there is more. */
export const fadingRow = css`
  overflow-x: auto;
  scrollbar-width: none;

  /* Fades the edges beyond which there are more tabs. */
  &[data-more='left'] {
    mask-image: linear-gradient(to left, black calc(100% - 40px), transparent);
  }
  &[data-more='right'] {
    mask-image: linear-gradient(to right, black calc(100% - 40px), transparent);
  }
  &[data-more='left right'] {
    mask-image: linear-gradient(to right, transparent, black 40px, black calc(100% - 40px), transparent);
  }
`

/** A scrolling row of tabs. */
export const tabRow = css`
  ${fadingRow}
  display: flex;
  gap: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};
`

/** A tab, with its selected state. */
export const tabStyles = css`
  flex: none;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 0;
  border-block-end: 2px solid transparent;
  outline: none;
  background: none;
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.weight.medium};
  text-decoration: none;
  cursor: pointer;

  @media (hover: hover) {
    &:not([aria-disabled]):hover {
      color: ${tokens.color.text};
    }
  }
  &[aria-selected='true'],
  &[aria-current] {
    border-block-end-color: ${tokens.color.brand};
    color: ${tokens.color.brand};
  }
  /* Forced colours show every border, even a transparent one. */
  @media (forced-colors: active) {
    border-block-end-color: Canvas;

    &[aria-selected='true'],
    &[aria-current] {
      border-block-end-color: Highlight;
      color: Highlight;
    }
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

export const TabTitle = styled(Tab)`
  display: grid;
  place-content: center;
  text-align: center;
  ${tabStyles}
`

export const Panel = styled(TabPanel)`
  min-inline-size: 0;
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 4px;
  }
`

export const SingleRow = styled(TabList)`
  ${tabRow}
`

export const TwoRows = styled(TabList)`
  container: tabs / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
`

/** Wraps, and becomes a two-column grid if the tabs don't fit on one line. */
export const MainRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};

  @container tabs (max-width: 38rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[2]};
    border: 0;

    > [role='tab'] {
      padding: ${tokens.space[2]};
      border: 1px solid ${tokens.color.border};
      border-radius: ${tokens.radius.md};
      background: ${tokens.color.surface};
      overflow-wrap: anywhere;
    }
    > [aria-selected='true'] {
      border-color: ${tokens.color.brand};
      background: ${tokens.color.brandSoft};
      color: ${tokens.color.onBrandSoft};
    }
  }
`

export const MoreRow = styled.div`
  ${tabRow}
  border: 0;

  > [role='tab'] {
    padding: ${tokens.space[2]} ${tokens.space[4]};
    font-size: ${tokens.text.sm};
    font-weight: ${tokens.weight.regular};
  }
`
