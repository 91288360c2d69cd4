import { createGlobalStyle } from 'styled-components'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A4 and its empty edge; the footer’s place leaves a millimetre, because browsers round and would add an empty page. */
export const a4Page = {
  inlineSize: '210mm',
  blockSize: '297mm',
  edge: '14mm',
  printedBlockSize: 'calc(297mm - 2 * 14mm - 1mm)',
} as const

/** The print of a page with a list: across the sheet, because its columns need that. */
export const ListPrintStyles = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: ${a4Page.edge};
  }
`

/** While the page is put on paper, which has room for what a screen folds away. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // The browser looks at the page as soon as it has told of it.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    window.addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => listening.abort()
  }, [])
  return isPrinting
}
