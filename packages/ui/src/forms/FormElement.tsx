import { useFormikContext } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { findInvalidField, focusWithin } from './formFocus.ts'
import { flattenErrors } from './formErrors.ts'
import { useFieldNames } from './useFormField.tsx'
import { useUnsavedChanges } from './UnsavedChangesProvider.tsx'
import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Fires the events for input that was entered or autofilled before hydration. */
function replay(field: Field): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    if (field.type === 'checkbox' || !field.checked) field.click()
    return
  }
  const typed = field.value
  if (typed === field.defaultValue || field.type === 'file') return
  // React ignores input events that don't change the value: its own setter records '', the native setter restores the
  // text.
  field.value = ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Replays digits typed into date segments before hydration, which `index.html` stores in `data-early`. Each one is
 * rendered before the next, because a full segment moves the focus on.
 */
function replayDates(form: HTMLFormElement): void {
  const segments = [...form.querySelectorAll<HTMLElement>('[role=spinbutton][data-early]')]
  const focused = document.activeElement
  for (const segment of segments) {
    const digits = segment.dataset['early'] ?? ''
    delete segment.dataset['early']
    segment.focus()
    for (const data of digits) {
      const event = new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true })
      flushSync(() => document.activeElement?.dispatchEvent(event))
    }
  }
  const isElsewhere = segments.length > 0 && !segments.some((segment) => segment === focused)
  if (isElsewhere && focused instanceof HTMLElement) focused.focus()
}

/** Replays input from before hydration, and a submit with Enter, which `index.html` records as `data-sent`. */
function replayPreHydrationInput(form: HTMLFormElement | null): void {
  if (!form) return
  for (const element of form.elements) if (isField(element)) replay(element)
  // Wait until react-aria listens on its segments and Formik has the replayed values.
  setTimeout(() => {
    form.dataset['replayed'] = ''
    replayDates(form)
    if (!('sent' in form.dataset)) return
    delete form.dataset['sent']
    setTimeout(() => form.requestSubmit())
  })
}

/** Not a grid: a sticky child can't leave its grid row. */
const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
`

/**
 * The form element: tracks unsaved changes and focuses the first invalid field after a failed submit. Uses POST, so
 * that a submit without JavaScript doesn't put values into the URL.
 */
export function FormElement({ isGuarded, children }: { isGuarded: boolean; children: ReactNode }) {
  const { handleSubmit, dirty, isSubmitting, errors, submitCount } = useFormikContext<object>()
  const names = useFieldNames()
  const root = useRef<HTMLFormElement>(null)
  useUnsavedChanges(dirty, { isSending: isSubmitting, isGuarded })

  useLayoutEffect(() => replayPreHydrationInput(root.current), [])

  const failedSubmits = !isSubmitting && Object.keys(errors).length > 0 ? submitCount : 0
  const onFailedSubmit = useEffectEvent(() => {
    const invalid = findInvalidField(root.current)
    if (invalid) focusWithin(invalid)
    else
      flattenErrors(errors)
        .flatMap(({ name }) => names.get(name)?.hidden ?? [])[0]
        ?.reveal()
  })
  useEffect(() => {
    if (failedSubmits > 0) onFailedSubmit()
  }, [failedSubmits])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSubmitting) handleSubmit(event)
  }
  return (
    <Root ref={root} noValidate suppressHydrationWarning method="post" onSubmit={submit} aria-busy={isSubmitting}>
      {children}
    </Root>
  )
}
