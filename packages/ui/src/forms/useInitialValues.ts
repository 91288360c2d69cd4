import { useState } from 'react'

/** What a form begins with, by what was kept of an earlier try; it stays the same until that becomes known. */
export function useInitialValues<Values>(draft: unknown, startOf: () => Values): Values {
  const [known, setKnown] = useState(() => ({ draft, start: startOf() }))
  if (known.draft === draft) return known.start
  const next = { draft, start: startOf() }
  setKnown(next)
  return next.start
}
