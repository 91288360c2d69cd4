import { useFormikContext } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { findInvalidField, focusWithin } from './formFocus.ts'
import { useUnsavedChanges } from './UnsavedChanges.tsx'
import { flushSync } from 'react-dom'

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

/**
 * Types the digits that were typed into the segments of dates, which `index.html` keeps in `data-early`. Each is rendered
 * before the next one: a full segment passes the focus on.
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

/** Replays what was typed into a server-rendered form before hydration, and an Enter: `data-sent`, which `index.html` sets. */
function replayPreHydrationInput(form: HTMLFormElement | null): void {
  if (!form) return
  for (const one of form.elements) if (isField(one)) replay(one)
  // Not before react-aria listens to its segments and Formik knows what was typed.
  setTimeout(() => {
    form.dataset['replayed'] = ''
    replayDates(form)
    if (!('sent' in form.dataset)) return
    delete form.dataset['sent']
    setTimeout(() => form.requestSubmit())
  })
}

/** Not a grid: what sticks in one is held back by its own row. */
const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
`

/** The form element (sent by a browser without script, it says nothing in an address): knows when changes would be lost, and where the focus goes after a refusal. */
export function FormBody({ isGuarded, children }: { isGuarded: boolean; children: ReactNode }) {
  const { handleSubmit, dirty, isSubmitting, errors, submitCount } = useFormikContext<object>()
  const root = useRef<HTMLFormElement>(null)
  useUnsavedChanges(dirty, { isSending: isSubmitting, isGuarded })

  useLayoutEffect(() => replayPreHydrationInput(root.current), [])

  const refusals = !isSubmitting && Object.keys(errors).length > 0 ? submitCount : 0
  useEffect(() => {
    if (refusals > 0) focusWithin(findInvalidField(root.current))
  }, [refusals])

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
