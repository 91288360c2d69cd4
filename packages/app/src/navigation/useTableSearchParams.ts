import type { TableStateProps, TableState } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useState } from 'react'
import { readTableParams, writeTableParams } from './tableParams.ts'
import { usePageSearchParams } from './usePageSearchParams.ts'

const DEBOUNCE_MILLISECONDS = 250

/**
 * A table's search, sort and page, as the address says them (decision 48): a link, a reload and the back button show the
 * same. What is done in the table comes into the address a moment later, and what the address says meanwhile goes first.
 */
export function useTableSearchParams(): TableStateProps {
  const [search, setSearch] = usePageSearchParams()
  const [kept] = useState(() => keepTable(readTableParams(search)))
  useEffect(() => kept.stop, [kept])
  return {
    state: kept.follow(readTableParams(search)),
    onStateChange: (state) =>
      kept.change(state, () => setSearch((before) => writeTableParams(before, state), { replace: true })),
  }
}

function keepTable(first: TableState) {
  let state = first
  /** What the address said last, or was written into it. */
  let known = wordsOf(first)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    /** The table as it is, unless somebody else has changed the address since. */
    follow: (said: TableState): TableState => {
      const words = wordsOf(said)
      if (words === known) return state
      stop()
      known = words
      state = said
      return state
    },
    change: (next: TableState, write: () => void) => {
      state = next
      stop()
      // Not at each letter: browsers refuse an address that changes too often.
      timer = setTimeout(() => {
        known = wordsOf(next)
        write()
      }, DEBOUNCE_MILLISECONDS)
    },
  }
}

function wordsOf(state: TableState): string {
  return writeTableParams(new URLSearchParams(), state).toString()
}
