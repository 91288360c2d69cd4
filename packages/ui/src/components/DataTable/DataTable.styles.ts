import { css, styled } from 'styled-components'
import { below, from } from '#theme/breakpoints.ts'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`

export const Region = styled.div`
  /* What is hidden in a cell must not make the page longer. */
  position: relative;
  max-block-size: max(24rem, calc(100dvh - 18rem));
  overflow: auto;
  container-type: scroll-state;
  scroll-margin-block-start: ${tokens.space[16]};
  scroll-padding-block-start: ${tokens.space[12]};
  scroll-padding-inline-end: 12rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  ${focusRing}

  @media print {
    max-block-size: none;
    overflow: visible;
    container-type: normal;
    border-radius: 0;
  }
  ${below('md')} {
    max-block-size: none;
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
  }
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  ${below('md')} {
    display: block;

    > tbody {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${tokens.space[3]};
    }
  }
`

export const Head = styled.thead`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: ${tokens.color.surfaceSunken};
  box-shadow: 0 1px ${tokens.color.border};

  tr {
    background: inherit;
  }
  /* Each cell of a card says its column itself, and nobody is to land on a button that can’t be seen. */
  ${below('md')} {
    display: none;
  }
`

type Aligned = { $align: 'start' | 'end' }

const cellLook = css<Aligned>`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  text-align: ${({ $align }) => $align};
  vertical-align: baseline;

  @media print {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    font-size: 8pt;
    line-height: 1.4;

    &[data-is-action='true'] {
      display: none;
    }
    * {
      min-inline-size: 0;
      font-size: inherit;
      line-height: inherit;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    svg {
      display: none;
    }
  }

  /* What can be done with a row stays in sight, however wide the table is. */
  ${from('md')} {
    &[data-is-action='true'] {
      position: sticky;
      inset-inline-end: 0;
      background: inherit;
      /* On the line of the words, Firefox makes the table some pixels taller than its rows. */
      vertical-align: middle;

      @container scroll-state(scrollable: inline-end) {
        &::before {
          position: absolute;
          inset-block: 0;
          inset-inline-start: 0;
          border-inline-start: 1px solid ${tokens.color.border};
          content: '';
        }
      }
    }
  }
`

export const HeaderCell = styled.th<Aligned>`
  ${cellLook}
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
  white-space: nowrap;

  @media print {
    white-space: normal;
  }
`

export const SortButton = styled.button`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  font-weight: inherit;
  cursor: pointer;
  ${focusRing}

  svg {
    flex: none;
    inline-size: 1em;
  }
`

export const Row = styled.tr`
  break-inside: avoid;
  background: ${tokens.color.surface};
  border-block-start: 1px solid ${tokens.color.border};

  ${below('md')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[2]};
    padding: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
  }
`

export const Cell = styled.td<Aligned>`
  ${cellLook}
  max-inline-size: 44ch;
  font-weight: inherit;
  overflow-wrap: anywhere;

  &[role='rowheader'] {
    font-weight: ${tokens.weight.medium};
  }

  ${below('md')} {
    display: grid;
    justify-items: start;
    max-inline-size: none;
    padding: 0;
    text-align: start;

    &:not([data-label=''])::before {
      content: attr(data-label);
      color: ${tokens.color.textMuted};
      font-size: ${tokens.text.sm};
      font-weight: ${tokens.weight.regular};
    }
  }
`
