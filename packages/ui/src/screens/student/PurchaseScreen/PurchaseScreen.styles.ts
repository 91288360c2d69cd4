import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Column = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
  max-inline-size: ${tokens.size.readable};
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: baseline;
  overflow-wrap: anywhere;

  strong {
    color: ${tokens.color.text};
    font-variant-numeric: tabular-nums;
  }
`

export const Guide = styled.section`
  display: grid;
  gap: ${tokens.space[3]};

  h2 {
    font-size: ${tokens.text.lg};
  }
`

export const Steps = styled.ol`
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
`
