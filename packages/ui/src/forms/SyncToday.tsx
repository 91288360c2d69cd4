import { useField } from 'formik'
import { useEffect, useRef } from 'react'
import type { FieldPath } from './FieldPath.ts'

/** Keeps a day at the school’s today until somebody chooses another: its zone may be known only after the form. */
export function SyncToday<Values = never>({ name, today }: { name: FieldPath<Values, string>; today: string }) {
  const [{ value }, , { setValue }] = useField<string>(name)
  const followed = useRef(today)
  useEffect(() => {
    if (followed.current === today) return
    if (value === followed.current) void setValue(today, false)
    followed.current = today
  }, [value, today, setValue])
  return null
}
