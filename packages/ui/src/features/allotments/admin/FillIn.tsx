import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { AllotmentValues } from './allotment.schema.ts'
import { type AutofillSources, autofillAllotment } from './autofillAllotment.ts'

/** Fills in what is known, which is nobody’s change: to leave it costs nothing. */
export function AllotmentAutofill(known: AutofillSources) {
  const { values, initialValues, errors, touched, status, submitCount, isSubmitting, resetForm, setValues } =
    useFormikContext<AllotmentValues>()
  const filled = autofillAllotment({ values, untouched: initialValues }, known)
  const isNew = filled.values !== values && !isSubmitting
  useEffect(() => {
    if (!isNew) return
    resetForm({ values: filled.untouched, errors, touched, status, submitCount })
    void setValues(filled.values, submitCount > 0)
  })
  return null
}
