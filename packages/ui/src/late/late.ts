import { whenNear } from './whenNear.ts'

/** A part of the library whose code comes when it is near. */
export type Late<Part> = {
  /** Undefined until it has come. */
  part: () => Part | undefined
  /** Asks for it, again where it didn’t come; never fails. */
  load: () => Promise<void>
  /** Hears when it has come. */
  subscribe: (onCome: () => void) => () => void
}

/**
 * Leaves a part for later: what isn’t seen before somebody asks for it is fetched when it is near, or, where most never
 * need it, not before it is asked for.
 */
export function late<Part>(fetchPart: () => Promise<Part>, { isRare = false } = {}): Late<Part> {
  const listeners = new Set<() => void>()
  let come: { part: Part } | undefined
  let coming: Promise<void> | undefined
  const load = async () => {
    try {
      come = { part: await fetchPart() }
      for (const listener of listeners) listener()
    } catch {
      // The line broke: whoever needs it asks again.
      coming = undefined
    }
  }
  const loadOnce = () => (coming ??= load())
  if (!isRare) whenNear(loadOnce)
  return {
    part: () => come?.part,
    load: loadOnce,
    subscribe: (onCome) => {
      listeners.add(onCome)
      return () => listeners.delete(onCome)
    },
  }
}
