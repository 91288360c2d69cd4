import type { FocusEvent } from 'react'

/** What a field hands to what is typed into, whether it is here already or only stood for. */
export type InputProps = {
  value: string
  onChange: (value: string) => void
  isRequired: boolean
  isReadOnly: boolean
  isDisabled: boolean
  isInvalid: boolean
  autoFocus: boolean
  name?: string | undefined
  onBlur?: ((event: FocusEvent) => void) | undefined
  'aria-labelledby': string | undefined
  'aria-describedby': string | undefined
}
