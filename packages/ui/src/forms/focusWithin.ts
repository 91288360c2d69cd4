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
