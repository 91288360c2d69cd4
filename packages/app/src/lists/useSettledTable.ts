import type { KeptTable, TableState } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useRef, useState } from 'react'

const SETTLE_MILLISECONDS = 250

/** A table, and how it stands as soon as nobody types: what is pressed counts at once, a search when its letters are there. */
export function useSettledTable({ state, onStateChange }: KeptTable): { settled: TableState; table: KeptTable } {
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
    timer.current = setTimeout(settle, SETTLE_MILLISECONDS)
  }
  return { settled, table: { state, onStateChange: change } }
}
