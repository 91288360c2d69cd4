type Load = () => Promise<void>

const missing = new Set<Load>()
const listeners = new Set<() => void>()

/** Notes whether a part that is needed didn’t come over the line, by what asks for it. */
export function noteMissing(load: Load, isMissing: boolean): void {
  if (missing.has(load) === isMissing) return
  if (isMissing) missing.add(load)
  else missing.delete(load)
  for (const listener of listeners) listener()
}

/** Hears when the first of them is missing, and when none is any more. */
export function hearMissing(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export const isAnyMissing = () => missing.size > 0

/** Asks for all of them once more; whether they have come then. */
export async function askForMissing(): Promise<boolean> {
  await Promise.all([...missing].map((load) => load()))
  return !isAnyMissing()
}
