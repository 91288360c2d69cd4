import { useState } from 'react'

/** Which parts of a page have been in sight or nearly so: what they show is asked for only then. */
export function useSeenSections() {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set())
  return {
    isNear: (...parts: readonly string[]) => parts.some((part) => near.has(part)),
    onNear: (part: string) => setNear((before) => (before.has(part) ? before : new Set([...before, part]))),
  }
}
