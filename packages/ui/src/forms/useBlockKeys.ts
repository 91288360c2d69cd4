import { useState } from 'react'

type Keys = { keys: readonly number[]; next: number }

/** A key for each of so many blocks, which stays with its block when one before it is removed. */
export function useBlockKeys(count: number) {
  const [state, setState] = useState<Keys>({ keys: [], next: 0 })
  const fitting = state.keys.length === count ? state : fit(state, count)
  if (fitting !== state) setState(fitting)
  return {
    keys: fitting.keys,
    removeKey: (index: number) => setState((kept) => ({ ...kept, keys: kept.keys.toSpliced(index, 1) })),
  }
}

function fit({ keys, next }: Keys, count: number): Keys {
  const missing = count - keys.length
  if (missing < 0) return { keys: keys.slice(0, count), next }
  return { keys: [...keys, ...Array.from({ length: missing }, (_, index) => next + index)], next: next + missing }
}
