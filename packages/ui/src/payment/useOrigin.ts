import { useState } from 'react'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import type { Origin } from '#model/waysToPay.ts'

export type RememberedOrigin = {
  /** From where somebody paid last on this device. */
  keptOrigin: Origin | undefined
  onKeepOrigin: (origin: Origin) => void
}

/** From where one pays; until it was said once, whose clocks are the school’s is taken to be where it is. */
export function useOrigin({ keptOrigin, onKeepOrigin }: RememberedOrigin) {
  const { timeZone, viewerZone } = useSchoolSettings()
  const [chosen, setChosen] = useState(keptOrigin)
  const origin: Origin = chosen ?? (timeZone === viewerZone ? 'domestic' : 'international')
  const onChooseOrigin = (next: Origin) => {
    setChosen(next)
    onKeepOrigin(next)
  }
  return { origin, onChooseOrigin }
}
