import type { TableStateProps, TableState } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useRef, useState } from 'react'

const DEBOUNCE_MILLISECONDS = 250

/** A table, and how it stands as soon as nobody types: what is pressed counts at once, a search when its letters are there. */
export function useDebouncedTable({ state, onStateChange }: TableStateProps): {
  settled: TableState
  table: TableStateProps
} {
  const [held, setHeld] = useState({ of: state, settled: state })
  // What the address says goes first.
  const settled = held.of === state ? held.settled : state
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: TableState) => {
    clearTimeout(timer.current)
    onStateChange(next)
    const settle = () => setHeld({ of: next, settled: next })
    if (next.search === settled.search) return settle()
    setHeld({ of: next, settled })
    timer.current = setTimeout(settle, DEBOUNCE_MILLISECONDS)
  }
  return { settled, table: { state, onStateChange: change } }
}
