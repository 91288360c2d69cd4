import { useFormikContext } from 'formik'
import { useLayoutEffect, useRef } from 'react'
import { isSameValue } from './isSameValue.ts'

/**
 * Begins the form around it with other values, where they are known only once it is there: what was kept of an earlier
 * try, on a page that came drawn without it. What was typed meanwhile stays, and so does the focus.
 */
export function FollowStart<Values extends object>({ start }: { start: Values }) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<Values>()
  const followed = useRef(start)
  useLayoutEffect(() => {
    if (followed.current === start) return
    followed.current = start
    const before = new Map<string, unknown>(Object.entries(initialValues))
    const typed = Object.entries(values).filter(([name, value]) => !isSameValue(value, before.get(name)))
    resetForm({ values: start })
    if (typed.length > 0) void setValues({ ...start, ...Object.fromEntries(typed) }, false)
  }, [start, values, initialValues, resetForm, setValues])
  return null
}
