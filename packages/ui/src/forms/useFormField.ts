import { useLingui } from '@lingui/react'
import { useField, useFormikContext } from 'formik'
import { formatFieldError } from './formatFieldError.ts'
import { useRegisterField } from './FieldRegistry.tsx'

/** A field of the form around it: its value, a way to change it, and the words for what is wrong. */
export function useFormField<Value>(name: string, label: string) {
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name)
  const { submitCount, isSubmitting } = useFormikContext()
  const { i18n } = useLingui()
  useRegisterField(name, label)
  const isShown = submitCount > 0 && typeof error === 'string'
  return {
    name,
    /** By this the form finds the field, to put the focus into it. */
    'data-field': name,
    value,
    isReadOnly: isSubmitting,
    errorMessage: isShown ? formatFieldError(i18n, error, label) : undefined,
    onChange: (next: Value) => void setValue(next, submitCount > 0),
    onBlur: () => void setTouched(true, false),
  }
}
