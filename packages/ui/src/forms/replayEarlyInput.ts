type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (one: Element): one is Field => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement

/** Fires the events of what was typed, ticked or filled in before React listened. */
function replay(field: Field): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    if (field.type === 'checkbox' || !field.checked) field.click()
    return
  }
  const typed = field.value
  if (typed === field.defaultValue || field.type === 'file') return
  // React ignores an event that brings no new value: its own setter notes the field as empty, the browser’s fills it in again.
  field.value = ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replays what was typed into a server-rendered form before hydration, and an Enter: `data-sent`, which `index.html` sets. */
export function replayEarlyInput(form: HTMLFormElement | null): void {
  if (!form) return
  for (const one of form.elements) if (isField(one)) replay(one)
  if (!('sent' in form.dataset)) return
  delete form.dataset['sent']
  // Not before what was typed is known.
  setTimeout(() => form.requestSubmit())
}
