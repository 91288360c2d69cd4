import { useLingui } from '@lingui/react'
import { useField, useFormikContext } from 'formik'
import { useLate } from '../late/useLate.ts'
import { faultWords } from './faultWords.ts'
import { useRegisterField } from './FieldRegistry.tsx'

/** A field of the form around it: its value, a way to change it, and the words for what is wrong. */
export function useFormField<Value>(name: string, label: string) {
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name)
  const { submitCount, isSubmitting } = useFormikContext()
  const { i18n } = useLingui()
  useRegisterField(name, label)
  const isShown = submitCount > 0 && typeof error === 'string'
  const words = useLate(faultWords, isShown)
  return {
    name,
    /** By this the form finds the field, to put the focus into it. */
    'data-field': name,
    value,
    isReadOnly: isSubmitting,
    // Over a broken line the field’s own name marks it until the words have come.
    errorMessage: isShown ? (words?.(i18n, error, label) ?? label) : undefined,
    onChange: (next: Value) => void setValue(next, submitCount > 0),
    onBlur: () => void setTouched(true, false),
  }
}
