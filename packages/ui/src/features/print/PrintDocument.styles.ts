import { css, styled } from 'styled-components'
import { a4Page } from '#theme/ListPrintStyles.ts'
import { cssVariableName, tokens } from '#theme/tokens.ts'
import { palette } from '#theme/palette.ts'
import { narrowSheet } from './PrintStyles.ts'

/** Printed pages are always light, regardless of the colour scheme. */
const light = css`
  color-scheme: light;
  ${Object.entries(palette.light)
    .map(([name, value]) => `${cssVariableName('color', name)}: ${value};`)
    .join('\n')}
`

/**
 * Arabic letters need more vertical space than Latin ones, and Nastaliq half as much again. Tighter lines on paper keep
 * a short report on one page in every language.
 */
const closeTallLines = css`
  &:lang(ur),
  [lang]:lang(ur) {
    --leading-body: 1.9;
    --leading-tight: 1.7;
  }
  &:lang(ar),
  [lang]:lang(ar) {
    --leading-body: 1.55;
    --leading-tight: 1.35;
  }
  &:lang(ur),
  &:lang(ar) {
    gap: ${tokens.space[3]};
    line-height: ${tokens.leading.body};
  }
`

export const PageSheet = styled.article`
  ${light}
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  inline-size: min(${a4Page.inlineSize}, 100%);
  min-inline-size: 0;
  min-block-size: ${a4Page.blockSize};
  padding: ${a4Page.edge};
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;
  print-color-adjust: exact;

  /* On a phone the page shrinks but its text stays legible. */
  ${narrowSheet} {
    min-block-size: 0;
    padding: ${tokens.space[5]};
  }
  @media print {
    inline-size: 100%;
    min-block-size: ${a4Page.printedBlockSize};
    padding: 0;
    border: 0;
    box-shadow: none;
  }
  [data-print-page] ~ & {
    break-before: page;
  }
  ${closeTallLines}
`

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${tokens.space[4]};
  border-block-end: 2px solid ${tokens.color.brand};
  break-inside: avoid;

  img {
    max-inline-size: 60mm;
    block-size: 20mm;
    object-fit: contain;
  }
`

export const School = styled.div`
  display: grid;
  flex: 1 1 60mm;
  justify-items: end;
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  text-align: end;

  strong {
    color: ${tokens.color.text};
    font-size: ${tokens.text.lg};
    font-weight: ${tokens.weight.bold};
  }
  address {
    font-style: normal;
    white-space: pre-line;
  }
  ${narrowSheet} {
    justify-items: start;
    text-align: start;
  }
  @media print {
    justify-items: end;
    text-align: end;
  }
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[4]};

  &:lang(ur),
  &:lang(ar) {
    gap: ${tokens.space[2]};
  }

  h1 {
    font-size: ${tokens.text.xl};
  }
  h1,
  h2,
  h3 {
    break-after: avoid;
  }
  img,
  tr,
  figure {
    break-inside: avoid;
  }
  p {
    orphans: 3;
    widows: 3;
  }
`

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[6]};
  justify-content: space-between;
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  break-inside: avoid;
  /* Prevents a page that contains only the footer. */
  break-before: avoid;
`
