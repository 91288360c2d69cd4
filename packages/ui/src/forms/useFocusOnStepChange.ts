import { useEffect, useRef } from 'react'
import { findInvalidField, focusWithin } from './focusWithin.ts'

/**
 * Where the focus goes when a page shows something else under the same address: to a field that is wrong, else to the
 * heading of what is new (`data-arrival`, or the page’s). The first thing shown leaves it to the browser.
 */
export function useFocusOnStepChange(shown: string) {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const wrong = findInvalidField(page.current)
    if (wrong) {
      focusWithin(wrong)
      return
    }
    page.current?.scrollIntoView({ block: 'start' })
    const heading =
      page.current?.querySelector<HTMLElement>('[data-arrival]') ?? page.current?.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
  return page
}
