import { useState } from 'react'

/** Whether something has been open: once it has, what comes with it stays, and can close as it opened. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen
}
