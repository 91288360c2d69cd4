import { createGlobalStyle } from 'styled-components'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A4 and its margin. The printed height is that of the printer's paper, which may be Letter; it leaves out a millimetre,
 * because rounding would otherwise add an empty page.
 */
export const a4Page = {
  inlineSize: '210mm',
  blockSize: '297mm',
  edge: '14mm',
  printedBlockSize: 'calc(100vh - 1mm)',
} as const

/** Prints list pages in landscape, because their columns need the width. */
export const ListPrintStyles = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: ${a4Page.edge};
  }
`

/** True while the page is printed, so that components can show what they collapse on screen. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // The browser takes the page right after this event, so the update must be synchronous.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    window.addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => controller.abort()
  }, [])
  return isPrinting
}
