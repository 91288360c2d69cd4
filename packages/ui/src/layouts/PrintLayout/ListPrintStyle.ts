import { createGlobalStyle } from 'styled-components'
import { paper } from './paper.ts'

/** The print of a page with a list: across the sheet, because its columns need that. */
export const ListPrintStyle = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: ${paper.edge};
  }
`
