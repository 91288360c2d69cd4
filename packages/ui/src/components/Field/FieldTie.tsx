import type { ReactNode } from 'react'
import type { FieldAria } from 'react-aria/useField'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { Provider } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'

const unchecked: ValidityState = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
}

type FieldTieProps = {
  field: Pick<FieldAria, 'labelProps' | 'descriptionProps' | 'errorMessageProps'>
  isInvalid: boolean
  /** Only what is typed into has a label of its own kind. */
  labelElement?: 'label' | 'span'
  children: ReactNode
}

/** Ties the label, the hint and the error of a field to a control that is ours; react-aria’s own fields do so themselves. */
export function FieldTie({ field, isInvalid, labelElement = 'label', children }: FieldTieProps) {
  const slots = { description: field.descriptionProps, errorMessage: field.errorMessageProps }
  return (
    <Provider
      values={[
        [LabelContext, { ...field.labelProps, elementType: labelElement }],
        [TextContext, { slots }],
        [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: unchecked }],
      ]}
    >
      {children}
    </Provider>
  )
}
