import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'

/** Buttons that decide a payment; sticky while the payment is taller than the viewport. */
export const DecisionBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[3]};
  background: ${tokens.color.surface};
`

export const DuplicateSummary = styled.summary`
  cursor: pointer;

  @media (pointer: coarse) {
    padding-block: ${tokens.space[3]};
  }
`

export const DuplicateList = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[3]};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[3]};
    align-items: center;
    justify-content: space-between;
  }
`

/** The decision below two compared receipts: without the offsets that it needs inside of a page. */
export const ComparisonDecision = styled.footer`
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  > [data-action-bar] {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ${mediaDown('lg')} {
    padding-inline: ${tokens.space[4]};
  }
`

/** Two receipts side by side, stacked on narrow screens. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]} ${tokens.space[6]};
  min-block-size: 0;
  padding: ${tokens.space[4]} ${tokens.space[6]};

  figure {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: ${tokens.space[2]};
    margin: 0;
    min-inline-size: 0;
    min-block-size: 0;
  }
  figcaption {
    overflow-wrap: anywhere;
  }

  ${mediaDown('lg')} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${tokens.space[3]} ${tokens.space[4]};
    overflow-y: auto;

    figure {
      block-size: 70dvh;
    }
  }
`
