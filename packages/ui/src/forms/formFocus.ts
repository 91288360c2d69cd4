import { useEffect, useRef } from 'react'

const focusable = 'input, textarea, select, button, a[href], [tabindex]'

/** Puts the focus where a person goes on: on what is wrong in there, else on what is chosen, else on what is first. */
export function focusWithin(place: Element | null | undefined): void {
  if (!place) return
  const inside = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)]
  const candidates = [
    ...(place instanceof HTMLElement ? [place] : []),
    ...inside('[aria-invalid="true"]'),
    ...inside('input[type="radio"]:checked'),
    ...inside(focusable),
  ]
  for (const candidate of candidates) {
    if (candidate.closest('[aria-hidden="true"]')) continue
    candidate.focus()
    if (document.activeElement === candidate) return
  }
}

/** A field of a form by its name; fields carry it as `data-field`. */
export function findField(form: Element | null, name: string): Element | null {
  return form?.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? null
}

/** The first field of a form, from above, that is wrong. */
export function findInvalidField(form: Element | null): Element | null {
  return form?.querySelector('[data-field][data-invalid], [aria-invalid="true"]') ?? null
}

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
