import { useEffect, useRef } from 'react'

const focusable = 'input, textarea, select, button, a[href], [tabindex]'

/** Focuses the first invalid element inside, else the selected radio, else the first focusable element. */
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

/** Finds a field of a form by its `data-field` attribute. */
export function findField(form: Element | null, name: string): Element | null {
  return form?.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? null
}

/** The first invalid field of a form in document order. */
export function findInvalidField(form: Element | null): Element | null {
  return form?.querySelector('[data-field][data-invalid], [aria-invalid="true"]') ?? null
}

/**
 * Moves focus when a page shows another step under the same URL: to the first invalid field, else to the step's heading
 * (`data-arrival`, or the page’s `h1`). Does nothing on the initial render.
 */
export function useFocusOnStepChange(shown: string) {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const invalid = findInvalidField(page.current)
    if (invalid) {
      focusWithin(invalid)
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
