import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: baseline;
  color: ${tokens.color.textMuted};

  > strong {
    color: ${tokens.color.text};
    font-size: ${tokens.text.xxl};
    font-variant-numeric: tabular-nums;
  }
`

export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${tokens.space[4]};
  align-items: start;
`

export const Sums = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > h2 {
    font-size: ${tokens.text.md};
  }
  > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${tokens.text.sm};
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    padding: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: end;
    vertical-align: top;
  }
  td {
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
    font-weight: ${tokens.weight.regular};
    text-align: start;
    overflow-wrap: anywhere;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  tr:last-child > :is(th, td) {
    border-block-end: none;
  }
`

/** How much of the whole a row is, in the colour of the plot above; the numbers beside it say it too. */
export const Share = styled.div`
  block-size: 6px;
  margin-block-start: ${tokens.space[1]};
  overflow: clip;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surfaceSunken};
  print-color-adjust: exact;

  > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${tokens.color.brand};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
