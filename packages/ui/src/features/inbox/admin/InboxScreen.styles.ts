import { css, styled } from 'styled-components'
import { mediaDown, mediaUp, stickyInsets, tokens } from '#theme/tokens.ts'
import { Page } from '#layouts/Page/Page.tsx'
import { sideBySide } from './InboxList.styles.ts'

const fillingPage = css`
  ${sideBySide} {
    position: relative;
    gap: ${tokens.space[4]};
    block-size: calc(100dvh - var(--page-edge, 0px) - ${tokens.space[4]});
    /* The bottom padding of the page isn't needed where nothing scrolls past it. */
    margin-block-end: calc(${tokens.space[4]} - ${tokens.space[16]});
  }
`

/**
 * Not a grid, because sticky elements can't leave their grid row. With `$isSplit` the page fills the window, so that the
 * list and the open item beside it scroll independently and the actions of the open item are always in sight.
 */
export const InboxPage = styled(Page)<{ $isSplit: boolean }>`
  display: flex;
  flex-direction: column;
  ${({ $isSplit }) => $isSplit && fillingPage}
`

/** The list and the open item side by side; on a phone, one of them. */
export const SplitView = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  align-items: start;

  ${mediaUp('lg')} {
    grid-template-columns: minmax(18rem, 2fr) minmax(0, 3fr);
  }
  ${mediaUp('xl')} {
    grid-template-columns: 24rem minmax(0, 1fr);
  }
  ${sideBySide} {
    grid-template-rows: minmax(0, 1fr);
    flex: 1;
    align-items: stretch;
    min-block-size: 0;
  }
`

/** As many tabs in a line as fit, and the order at the end. */
export const TabRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: flex-start;
  justify-content: space-between;

  > [role='group'] {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  ${mediaUp('lg')} {
    /* Leaves room for the order beside them. */
    > :first-child:not(:last-child) {
      max-inline-size: calc(100% - 15rem);
    }
  }
`

/** Not a grid, because the sticky action bar can't leave its grid row. */
export const OpenItemSection = styled.section`
  /* Contains visually hidden texts, which would otherwise make the page longer. */
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  outline: none;

  ${mediaDown('sm')} {
    padding-inline: ${tokens.space[4]};
  }
  ${sideBySide} {
    /* The bar at its bottom must not cover what has the focus. */
    scroll-padding-block-end: 5rem;
    overflow-y: auto;

    /* A sticky bar stays above the padding of what scrolls. */
    &:has(> [data-action-bar]) {
      padding-block-end: 0;
    }
  }
  > * {
    flex: none;
  }
  > header {
    display: grid;
    gap: ${tokens.space[1]};
  }
  h2 {
    font-size: ${tokens.text.xl};
    outline: none;
    overflow-wrap: anywhere;
  }
`

/** The receipt, as large as the window allows beside amount and decision. */
export const ReceiptBox = styled.div`
  ${sideBySide} {
    && img {
      block-size: clamp(12rem, 38dvh, 32rem);
    }
  }
`

/** Floats over the page within reach of a thumb until the undo time is over. */
export const UndoList = styled.div`
  position: sticky;
  /* On a phone it sits above the tab bar. */
  inset-block-end: calc(${tokens.space[2]} + ${stickyInsets.end});
  z-index: ${tokens.layer.header};
  display: grid;
  gap: ${tokens.space[2]};
  align-self: center;
  inline-size: min(32rem, 100%);

  /* The next decision stays pressable. */
  ${InboxPage}:has([data-action-bar]) & {
    inset-block-end: calc(${stickyInsets.end} + 5rem);
  }
  /* Over the end of the list. */
  ${sideBySide} {
    &&& {
      position: absolute;
      inset-block-end: ${tokens.space[3]};
      inset-inline-start: ${tokens.space[3]};
      inline-size: calc(40% - 3 * ${tokens.space[3]});
      max-inline-size: calc(24rem - 2 * ${tokens.space[3]});
    }
  }
  > div {
    border-radius: ${tokens.radius.md};
    box-shadow: ${tokens.shadow.floating};
  }
`

export const EmptyInbox = styled.div`
  outline: none;
`
