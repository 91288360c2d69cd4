import { useEffect, useState } from 'react'

const TICK_MILLISECONDS = 30_000

/** The present time, anew every half minute; a page that was out of sight has it at once when it is back. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, TICK_MILLISECONDS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
