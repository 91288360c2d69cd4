import { useState } from 'react'
import type { Origin } from '#model/waysToPay.ts'

export type RememberedOrigin = {
  /** From where somebody paid last on this device. */
  keptOrigin: Origin | undefined
  onKeepOrigin: (origin: Origin) => void
}

/** From where one pays; undefined until it is chosen. */
export function useOrigin({ keptOrigin, onKeepOrigin }: RememberedOrigin) {
  const [origin, setOrigin] = useState(keptOrigin)
  const onChooseOrigin = (next: Origin) => {
    setOrigin(next)
    onKeepOrigin(next)
  }
  return { origin, onChooseOrigin }
}
