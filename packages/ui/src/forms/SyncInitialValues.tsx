import { useFormikContext } from 'formik'
import { useLayoutEffect, useRef } from 'react'
import { isDeepEqual } from './isDeepEqual.ts'

/**
 * Begins the form around it with other values, where they are known only once it is there: what was kept of an earlier
 * try, on a page that came drawn without it. What was typed meanwhile stays, and so does the focus.
 */
export function SyncInitialValues<Values extends object>({ nextInitialValues }: { nextInitialValues: Values }) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<Values>()
  const followed = useRef(nextInitialValues)
  useLayoutEffect(() => {
    if (followed.current === nextInitialValues) return
    followed.current = nextInitialValues
    const before = new Map<string, unknown>(Object.entries(initialValues))
    const typed = Object.entries(values).filter(([name, value]) => !isDeepEqual(value, before.get(name)))
    resetForm({ values: nextInitialValues })
    if (typed.length > 0) void setValues({ ...nextInitialValues, ...Object.fromEntries(typed) }, false)
  }, [nextInitialValues, values, initialValues, resetForm, setValues])
  return null
}
