import { useFormikContext } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { findInvalidField, focusWithin } from './focusWithin.ts'
import { replayPreHydrationInput } from './replayPreHydrationInput.ts'
import { useUnsavedChanges } from './UnsavedChanges.tsx'

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
