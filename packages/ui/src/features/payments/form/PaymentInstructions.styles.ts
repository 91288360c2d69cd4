import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'

export const Head = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-inline-size: 0;

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.brand};
  }
  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: ${tokens.space[2]};
    align-items: baseline;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${tokens.weight.semibold};
  }
  > div > span {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const Line = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
  line-height: ${tokens.leading.label};

  > dl {
    min-inline-size: 0;
  }
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: start;
  }
  [data-hint] {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }

  /* Amount and reference side by side. */
  &[data-due] {
    flex-wrap: wrap;
    justify-content: start;
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.border};
    column-gap: ${tokens.space[5]};

    dd {
      font-weight: ${tokens.weight.semibold};
    }
    > :last-child:not(dl) {
      margin-inline-start: auto;
    }
  }
`

export const Reference = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.brand};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};

  > div,
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    align-items: center;
    justify-content: space-between;
  }
  ul {
    display: grid;
    gap: ${tokens.space[2]};
  }
  li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-size: ${tokens.text.lg};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${tokens.text.sm};
  }
`

export const DisclosureDetails = styled.details`
  > summary {
    ${focusRing}
    display: list-item;
    inline-size: fit-content;
    padding-block: calc((${tokens.size.target} - 1.15em) / 2);
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.brand};
    font-weight: ${tokens.weight.medium};
    cursor: pointer;
  }
`

/** Numbered steps. */
export const NumberedSteps = styled.ol`
  display: grid;
  gap: ${tokens.space[3]};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[3]};
    align-items: baseline;
    counter-increment: step;
  }
  li::before {
    display: grid;
    place-items: center;
    min-inline-size: 1.75em;
    block-size: 1.75em;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};
    content: counter(step);
  }
  summary + & {
    padding-block-start: ${tokens.space[3]};
  }
`
