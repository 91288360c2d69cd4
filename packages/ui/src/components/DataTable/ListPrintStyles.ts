import { createGlobalStyle } from 'styled-components'
import { a4Page } from '#theme/a4Page.ts'

/** The print of a page with a list: across the sheet, because its columns need that. */
export const ListPrintStyles = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: ${a4Page.edge};
  }
`
