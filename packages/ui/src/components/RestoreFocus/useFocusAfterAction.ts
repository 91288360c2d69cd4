import { useEffect, useEffectEvent, useState } from 'react'
import type { SubmitResult } from '#submitResult.ts'

/**
 * What was pressed may be gone once it is done, and a question that stood over it too: then the focus goes to a place that
 * stays. What it gives takes the promise of what is done, and hands it on.
 */
export function useFocusAfterAction(
  findPlace: () => HTMLElement | null,
): (doing: Promise<SubmitResult>) => Promise<SubmitResult> {
  const [done, setDone] = useState(0)
  const focusPlace = useEffectEvent(() => findPlace()?.focus({ preventScroll: true }))
  useEffect(() => {
    if (done === 0) return undefined
    let frame = 0
    const look = () => {
      const { activeElement } = document
      if (activeElement?.closest('[role$=dialog]')) frame = requestAnimationFrame(look)
      else if (activeElement === document.body) focusPlace()
    }
    // A question closes only after what it asked for is done.
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [done])
  return async (doing) => {
    const outcome = await doing
    if (outcome.state === 'done') setDone((before) => before + 1)
    return outcome
  }
}
