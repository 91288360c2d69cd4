import { takeDrawnForm } from './drawnForms.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (one: Element): one is Field => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Says of a field what a browser has said already, before anybody listened. */
function sayAgain(field: Field): void {
  if (isChoice(field)) {
    if (field.checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    if (field.type === 'checkbox' || !field.checked) field.click()
    return
  }
  const typed = field.value
  if (typed === field.defaultValue || field.type === 'file') return
  // React takes for news only what it hasn’t seen: by its own way the field is empty, by the browser’s it is filled in.
  field.value = ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types into a form what stands in another one, which was in its place before. */
function copyLetters(before: HTMLFormElement, form: HTMLFormElement): void {
  const fields = [...form.elements].filter(isField)
  for (const [at, from] of [...before.elements].filter(isField).entries()) {
    const field = fields[at]
    if (!field || field.name !== from.name || field.type !== from.type || field.type === 'file') continue
    if (isChoice(field) && isChoice(from)) field.checked = from.checked
    else field.value = from.value
  }
  if ('sent' in before.dataset) form.dataset['sent'] = ''
}

/**
 * What was typed into a form, ticked or filled in by the browser before its code came, and an Enter that was pressed
 * then: `data-sent`, which the page itself sets. Also what was typed into the one that came with the page, where this
 * one stands instead of it.
 */
export function takeEarlyLetters(form: HTMLFormElement | null): void {
  if (!form) return
  const drawn = takeDrawnForm(form)
  if (drawn) copyLetters(drawn.before, form)
  for (const one of form.elements) if (isField(one)) sayAgain(one)
  const focused = drawn?.focused === undefined ? null : form.elements.namedItem(drawn.focused)
  if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
  if (!('sent' in form.dataset)) return
  delete form.dataset['sent']
  // Not before what was typed is known.
  setTimeout(() => form.requestSubmit())
}
