import { useState } from 'react'

/** Which sections have been in or near the viewport; their data is requested only then. */
export function useVisibleSections() {
  const [nearSections, setNearSections] = useState<ReadonlySet<string>>(new Set())
  return {
    hasBeenVisible: (...parts: readonly string[]) => parts.some((part) => nearSections.has(part)),
    onVisible: (part: string) => setNearSections((before) => (before.has(part) ? before : new Set([...before, part]))),
  }
}
