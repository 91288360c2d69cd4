import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** What is read by who wants to know more. */
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

/** What comes one after the other, by its number. */
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
