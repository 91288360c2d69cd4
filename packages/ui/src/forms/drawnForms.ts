/** Which field of a form had the focus, as long as nobody has gone elsewhere. */
type Drawn = { focused: string | undefined }

/** Whoever finds a form of the same fields later than this types into it by themselves. */
const LONGEST_MILLISECONDS = 60_000

const drawn = new Map<HTMLFormElement, Drawn>()

/**
 * Holds the forms that came with the page: should one be drawn anew instead of being gone on with, what was typed into it
 * until then is taken over all the same.
 */
export function holdDrawnForms(page: Element): void {
  for (const form of page.querySelectorAll('form')) {
    const held: Drawn = { focused: nameOf(form.contains(document.activeElement) ? document.activeElement : null) }
    form.addEventListener('focusin', ({ target }) => (held.focused = nameOf(target)))
    form.addEventListener('focusout', () => {
      // Not where it is only taken away from under the focus.
      queueMicrotask(() => {
        if (form.isConnected && !form.contains(document.activeElement)) held.focused = undefined
      })
    })
    drawn.set(form, held)
  }
  setTimeout(() => drawn.clear(), LONGEST_MILLISECONDS)
}

/** The form that came with the page in whose place this one stands, once; nothing where it is the same or none came. */
export function takeDrawnForm(
  form: HTMLFormElement,
): { before: HTMLFormElement; focused: string | undefined } | undefined {
  if (drawn.delete(form)) return undefined
  for (const [before, { focused }] of drawn) {
    if (before.isConnected || namesOf(before) !== namesOf(form)) continue
    drawn.delete(before)
    return { before, focused }
  }
  return undefined
}

const namesOf = (form: HTMLFormElement) => Array.from(form.elements, nameOf).filter(Boolean).join()

function nameOf(one: EventTarget | null): string | undefined {
  return one instanceof Element ? (one.getAttribute('name') ?? undefined) : undefined
}
