import { styled } from 'styled-components'
import { mediaDown, tokens } from './tokens.ts'
import { expandedHitArea, focusRing, visuallyHidden } from './mixins.ts'

export const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
`

export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  caption {
    padding-block-end: ${tokens.space[2]};
    font-size: ${tokens.text.lg};
    font-weight: ${tokens.weight.semibold};
    text-align: start;
  }
  th,
  td {
    padding: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.weight.regular};
    text-align: start;
  }
  thead th {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  th:first-child {
    inline-size: 16rem;
  }
  th:last-child {
    inline-size: 50%;
  }
  strong,
  code {
    display: block;
    inline-size: fit-content;
    font-size: ${tokens.text.sm};
    line-height: ${tokens.leading.tight};
  }
  code {
    color: ${tokens.color.textMuted};
    font-family: ${tokens.font.mono};
    overflow-wrap: anywhere;
  }

  ${mediaDown('md')} {
    thead {
      ${visuallyHidden}
    }
    &,
    tbody,
    tbody tr {
      display: block;
    }
    tbody tr {
      padding-block: ${tokens.space[2]};
      border-block-end: 1px solid ${tokens.color.border};
    }
    tbody tr > :is(th, td) {
      display: block;
      inline-size: auto;
      overflow-x: auto;
      padding-block: ${tokens.space[1]};
      border: 0;
    }
  }
`

/** Looks like text; copies the token when pressed. */
export const TokenCopyButton = styled.button`
  display: flex;
  gap: ${tokens.space[2]};
  min-inline-size: ${tokens.size.target};
  min-block-size: ${tokens.size.target};
  align-items: center;
  padding: 0;
  border: 0;
  background: none;
  cursor: copy;
  ${focusRing}
`

export const Swatch = styled.div`
  inline-size: ${tokens.space[16]};
  max-inline-size: 100%;
  block-size: ${tokens.space[10]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  forced-color-adjust: none;
`

export const Box = styled.div`
  inline-size: ${tokens.space[16]};
  max-inline-size: 100%;
  block-size: ${tokens.space[16]};
  border: 1px solid ${tokens.color.borderStrong};
  background: ${tokens.color.surface};
`

/** Background with a line every 4 pixels. */
export const Ruler = styled.div`
  inline-size: round(down, 100%, ${tokens.space[1]});
  overflow: hidden;
  background: repeating-linear-gradient(90deg, ${tokens.color.border} 0 1px, transparent 1px ${tokens.space[1]});
`

export const Length = styled.div`
  block-size: ${tokens.space[4]};
  border-block-end: ${tokens.space[2]} solid ${tokens.color.brand};
`

export const Track = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
`

export const Runner = styled.div`
  flex: 0 1 10rem;
  border-block-end: 1px solid ${tokens.color.border};

  &::before {
    content: '';
    display: block;
    inline-size: ${tokens.space[4]};
    block-size: ${tokens.space[4]};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.brand};
    margin-inline-start: 0;
    transition: margin-inline-start var(--pace);
  }
  &[data-there]::before {
    margin-inline-start: calc(100% - ${tokens.space[4]});
  }
`

export const DownloadLink = styled.a`
  ${expandedHitArea}
`
