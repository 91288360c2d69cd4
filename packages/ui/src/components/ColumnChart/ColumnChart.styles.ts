import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space[3]};
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  break-inside: avoid;

  > figcaption {
    display: grid;
    gap: ${tokens.space[1]};
  }
  > figcaption > :is(h2, h3) {
    font-size: ${tokens.text.md};
  }
  > figcaption > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const Picture = styled.svg`
  inline-size: 100%;
  max-inline-size: 30rem;
  block-size: auto;
  overflow: visible;
  font-size: 12px;
  print-color-adjust: exact;

  [data-number] {
    direction: ltr;
  }
  text {
    fill: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  line {
    stroke: ${tokens.color.border};
  }
  rect:nth-of-type(1) {
    fill: ${tokens.color.brand};
  }
  rect:nth-of-type(2) {
    fill: ${tokens.color.borderStrong};
  }
  [data-is-link] {
    cursor: pointer;
  }
  rect[data-target] {
    fill: transparent;
  }
  [data-is-link]:hover > rect[data-target] {
    fill: ${tokens.color.text};
    opacity: 0.08;
  }
  @media (forced-colors: active) {
    line {
      stroke: GrayText;
    }
    rect:nth-of-type(1) {
      fill: CanvasText;
    }
    rect:nth-of-type(2) {
      fill: Canvas;
      stroke: CanvasText;
    }
    rect[data-target] {
      fill: transparent;
      stroke: none;
    }
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  font-size: ${tokens.text.sm};

  > li {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
  }
  > li::before {
    inline-size: 12px;
    block-size: 12px;
    border: 6px solid ${tokens.color.brand};
    border-radius: 3px;
    print-color-adjust: exact;
    content: '';
  }
  > li + li::before {
    border-color: ${tokens.color.borderStrong};
  }
  @media (forced-colors: active) {
    > li + li::before {
      border-width: 1px;
    }
  }
`

export const Numbers = styled.details`
  font-size: ${tokens.text.sm};

  > summary {
    inline-size: fit-content;
    min-block-size: ${tokens.size.target};
    color: ${tokens.color.brand};
    font-weight: ${tokens.weight.medium};
    cursor: pointer;

    @media (pointer: coarse) {
      padding-block: ${tokens.space[3]};
    }
  }
  > summary:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  > div {
    overflow-x: auto;
    padding-block-start: ${tokens.space[2]};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: end;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
    font-weight: ${tokens.weight.regular};
    text-align: start;
  }
`
