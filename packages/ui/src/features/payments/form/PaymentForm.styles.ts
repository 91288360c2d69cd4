import { css, styled } from 'styled-components'
import { mediaUp, mediaShort, stickyInsets, tokens } from '#theme/tokens.ts'

/**
 * Sticky summary above the form on a phone, beside it on wide screens. No grid on a phone: a sticky grid item can’t
 * leave its row.
 */
export const PaymentLayout = styled.div`
  --summary: 4.5rem;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  min-inline-size: 0;

  /* Leaves room for the amount in another currency. */
  &:where(:has([data-also]:not(:empty))) {
    --summary: 6.5rem;
  }
  /* Keeps fields focused with the keyboard from being hidden under the summary; the page handles its own sticky bar. */
  :where(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block-start: var(--summary);
  }
  ${mediaShort} {
    --summary: 0px;
  }
  ${mediaUp('lg')} {
    --summary: 0px;
    display: grid;
    grid-template-columns: minmax(0, ${tokens.size.readable}) minmax(15rem, 20rem);
    gap: ${tokens.space[8]};
    align-items: start;
  }
`

/** The amount in another currency, on its own line. */
export const ConvertedAmountLine = styled.p`
  flex: 1 0 100%;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`

const aside = css`
  ${mediaUp('lg')} {
    inset-block-start: calc(${stickyInsets.start} + ${tokens.space[5]});
    flex-direction: column;
    gap: ${tokens.space[4]};
    order: 1;
    align-items: stretch;
    padding: ${tokens.space[5]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
    box-shadow: none;

    > div,
    > [data-also] {
      flex: none;
    }
    p {
      -webkit-line-clamp: 4;
    }
    dl {
      display: grid;
      gap: ${tokens.space[2]};
    }
    dl > [data-due] {
      padding-block-start: ${tokens.space[2]};
      border-block-start: 1px solid ${tokens.color.border};
    }
    dl > [data-due] > dd {
      font-size: ${tokens.text.xl};
    }
  }
`

export const Summary = styled.section<{ $isCompact: boolean }>`
  position: sticky;
  inset-block-start: ${stickyInsets.start};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.canvas};
  line-height: ${tokens.leading.label};
  /* Covers content scrolling underneath, up to the page edges. */
  box-shadow:
    var(--page-edge, 0px) 0 ${tokens.color.canvas},
    calc(-1 * var(--page-edge, 0px)) 0 ${tokens.color.canvas};

  ${mediaShort} {
    position: static;
  }
  ${({ $isCompact }) => !$isCompact && aside}
`

/** Long names shrink; the price doesn’t. */
export const Item = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;

  > p:first-child {
    display: -webkit-box;
    overflow: hidden;
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
`

export const Amounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[4]};
  align-items: baseline;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: baseline;
    justify-content: space-between;
  }
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
  [data-due='true'] > dt {
    flex: none;
  }
  > [data-due] > dd {
    font-size: ${tokens.text.lg};
    font-weight: ${tokens.weight.bold};
  }
`

export const Step = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  h2 {
    display: flex;
    gap: ${tokens.space[3]};
    align-items: center;
    font-size: ${tokens.text.lg};
  }
`

export const StepNumber = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
  font-size: ${tokens.text.sm};
  line-height: 1;
`
