import { css, styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { palette } from '#theme/palette.ts'
import { cssName, tokens } from '#theme/tokens.ts'
import { paper } from './paper.ts'

/** Paper is white and ink is dark, whatever the scheme of the screen. */
const light = css`
  color-scheme: light;
  ${Object.entries(palette.light)
    .map(([name, value]) => `${cssName('color', name)}: ${value};`)
    .join('\n')}
`

export const Desk = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  justify-items: center;
  min-inline-size: 0;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-content: space-between;
  inline-size: min(${paper.inlineSize}, 100%);
`

export const Above = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  inline-size: min(${paper.inlineSize}, 100%);
`

export const Page = styled.article`
  ${light}
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  inline-size: min(${paper.inlineSize}, 100%);
  min-inline-size: 0;
  min-block-size: ${paper.blockSize};
  padding: ${paper.edge};
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;

  /* On a phone the sheet gets narrower and its words stay legible: it is read there, not measured. */
  ${below('md')} {
    gap: ${tokens.space[6]};
    min-block-size: 0;
    padding: ${tokens.space[5]};
  }
  @media print {
    inline-size: 100%;
    min-block-size: ${paper.printedBlockSize};
    padding: 0;
    border: 0;
    box-shadow: none;
    print-color-adjust: exact;
    gap: ${tokens.space[8]};
  }
`

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${tokens.space[4]};
  border-block-end: 2px solid ${tokens.color.brand};
  font-weight: ${tokens.weight.semibold};
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[6]};

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
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  break-inside: avoid;
`
