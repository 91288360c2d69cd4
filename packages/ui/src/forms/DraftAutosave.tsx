import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

const PAUSE_MILLISECONDS = 400

/**
 * Tells what stands in the form around it: after a short pause in typing, and at once when the page or the form goes.
 * Values that are the same as those it began with are not told.
 */
export function DraftAutosave<Values extends object>({ onChange }: { onChange: (values: Values) => void }) {
  const { values } = useFormikContext<Values>()
  const latest = useRef({ values, told: values, onChange })

  useEffect(() => {
    latest.current = { ...latest.current, values, onChange }
    const timer = setTimeout(() => tell(latest.current), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [values, onChange])

  useEffect(() => {
    const tellNow = () => tell(latest.current)
    window.addEventListener('pagehide', tellNow)
    return () => {
      window.removeEventListener('pagehide', tellNow)
      tellNow()
    }
  }, [])
  return null
}

function tell<Values>(latest: { values: Values; told: Values; onChange: (values: Values) => void }): void {
  if (latest.values === latest.told) return
  latest.told = latest.values
  latest.onChange(latest.values)
}
