type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (one: Element): one is Field => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement

/** Says of a field what a browser has said already, before anybody listened. */
function sayAgain(field: Field): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
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

/**
 * What was typed into a form, ticked or filled in by the browser before its code came, and an Enter that was pressed
 * then: `data-sent`, which the page itself sets.
 */
export function takeEarlyLetters(form: HTMLFormElement | null): void {
  if (!form) return
  for (const one of form.elements) if (isField(one)) sayAgain(one)
  if (!('sent' in form.dataset)) return
  delete form.dataset['sent']
  // Not before what was typed is known.
  setTimeout(() => form.requestSubmit())
}
