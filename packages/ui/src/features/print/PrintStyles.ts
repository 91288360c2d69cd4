import { createGlobalStyle, styled } from 'styled-components'
import { a4Page } from '#theme/ListPrintStyles.ts'
import { tokens } from '#theme/tokens.ts'

/**
 * Prints only the `data-print-page` elements, on A4. Resets the layout of their ancestors, so that no grid, height or
 * scroll container clips the pages.
 */
export const PrintStyles = createGlobalStyle`
  @page {
    size: A4;
    margin: ${a4Page.edge};
  }
  @media print {
    :root {
      color-scheme: light !important;
    }
    body *:not(:has([data-print-page]), [data-print-page], [data-print-page] *) {
      display: none !important;
    }
    html,
    body,
    body *:has([data-print-page]) {
      display: block !important;
      /* Otherwise blocks in aligned grids shrink to their content. */
      justify-items: normal !important;
      justify-self: auto !important;
      position: static !important;
      inline-size: auto !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      overflow: visible !important;
      padding: 0 !important;
      margin: 0 !important;
      border: 0 !important;
      background: none !important;
    }
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: flex-end;
  inline-size: min(${a4Page.inlineSize}, 100%);

  > :last-child {
    margin-inline-start: auto;
  }
`

export const LanguageField = styled.div`
  flex: 0 1 14rem;
  min-inline-size: 0;
`

export const PreviewNotes = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  inline-size: min(${a4Page.inlineSize}, 100%);
`

/** A sheet that is narrower than A4, on a phone. Not when it is printed or shared, which always takes A4. */
export const narrowSheet = '@container sheets (max-width: 639.98px)'

/** A sheet of A4 on the screen or being shared. */
export const wideSheet = '@container sheets (min-width: 640px)'

/** Fonts and line height again, since language and direction differ from the page’s. */
export const Sheets = styled.div`
  container: sheets / inline-size;
  display: grid;
  gap: ${tokens.space[6]};
  justify-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  font-family: ${tokens.font.body};
  line-height: ${tokens.leading.body};

  /* The size of the printed page is fixed, and containment would affect page breaks. */
  @media print {
    container-type: normal;
  }
`
