import { useMemo, useState } from 'react'

/**
 * What react-aria is handed for a text of the wire. A text that says only half of a value keeps the last whole one:
 * handing over none would empty the half that is being typed.
 */
export function useLastCompleteValue<Value>(text: string, read: (text: string) => Value | null): Value | null {
  const value = useMemo(() => read(text), [text, read])
  const [whole, setWhole] = useState(value)
  if (value === null && text !== '') return whole
  if (value !== whole) setWhole(value)
  return value
}
