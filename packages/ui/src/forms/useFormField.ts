import { useField, useFormikContext } from 'formik'
import { useValidationWords } from './useValidationWords.ts'

/** A field of the form around it: its value, a way to change it, and the words for what is wrong. */
export function useFormField<Value>(name: string, label: string) {
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name)
  const { submitCount, isSubmitting } = useFormikContext()
  const words = useValidationWords()
  const isShown = submitCount > 0 && typeof error === 'string'
  return {
    name,
    value,
    isReadOnly: isSubmitting,
    errorMessage: isShown ? words(error, label) : undefined,
    onChange: (next: Value) => void setValue(next, submitCount > 0),
    onBlur: () => void setTouched(true, false),
  }
}
