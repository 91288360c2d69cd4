import { styled } from 'styled-components'
import { Button } from 'react-aria-components/Button'
import { mediaDown, mediaUp, tokens } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'
import { DecisionBar } from '#features/payments/admin/PaymentDetails.styles.ts'

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
`

/** As many tabs in a line as fit. */
export const TabRow = styled.div`
  display: grid;
  justify-items: start;

  > [role='group'] {
    flex-wrap: wrap;
  }
`

export const List = styled.section`
  outline: none;
`

export const Rows = styled.ul`
  display: grid;
  overflow: clip;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** Quick actions sit beside the name, or below where it would have to wrap. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;

  > :first-child {
    flex: 1 1 14rem;
  }
  > :nth-child(2) {
    margin-block: ${tokens.space[2]};
    margin-inline: ${tokens.space[2]} ${tokens.space[4]};
  }
`

export const RowButton = styled(Button)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${tokens.space[3]};
  align-items: baseline;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  line-height: ${tokens.leading.tight};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[aria-current] {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  > :nth-child(even) {
    justify-self: end;
  }
  > strong {
    min-inline-size: 0;
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
  > small {
    min-inline-size: 0;
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
  &:not([aria-current]) > small {
    color: ${tokens.color.textMuted};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`

export const ShowMoreRow = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: ${tokens.space[4]};
`

/** The open item stays visible while the list scrolls. */
export const OpenItemSection = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  outline: none;

  ${mediaUp('lg')} {
    position: sticky;
    inset-block-start: ${tokens.space[4]};
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

/** Covers the padding of the section and stays above the phone’s tab bar. */
export const StickyDecisionBar = styled(DecisionBar)`
  z-index: 1;
  margin-block-end: calc(-1 * ${tokens.space[6]});
  margin-inline: calc(-1 * ${tokens.space[6]});
  padding-block-end: ${tokens.space[4]};
  padding-inline: ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};
  border-end-start-radius: ${tokens.radius.lg};
  border-end-end-radius: ${tokens.radius.lg};

  ${mediaDown('md')} {
    inset-block-end: calc(${tokens.size.bar} + env(safe-area-inset-bottom));
  }
`

/** Floats over the page within reach of a thumb until the undo time is over. */
export const UndoList = styled.div`
  position: sticky;
  /* On a phone it sits above the tab bar. */
  inset-block-end: calc(${tokens.space[2]} + ${tokens.size.bar} + env(safe-area-inset-bottom));
  z-index: ${tokens.layer.header};
  display: grid;
  gap: ${tokens.space[2]};
  justify-self: center;
  inline-size: min(32rem, 100%);

  ${mediaUp('md')} {
    inset-block-end: ${tokens.space[4]};
  }
  > div {
    border-radius: ${tokens.radius.md};
    box-shadow: ${tokens.shadow.floating};
  }
`

export const ShortcutHint = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  kbd {
    padding-inline: 6px;
    border: 1px solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.sm};
    font-family: ${tokens.font.mono};
  }
  @media (hover: hover) and (pointer: fine) {
    display: flex;
  }
`

export const EmptyInbox = styled.div`
  outline: none;
`
