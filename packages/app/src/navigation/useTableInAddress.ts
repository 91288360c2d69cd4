import type { KeptTable, TableState } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useRef, useState } from 'react'
import { readTable, writeTable } from './tableAddress.ts'
import { useOwnSearch } from './useOwnSearch.ts'

const SETTLE_MILLISECONDS = 250

/**
 * Keeps a table's search, sort and page in the address (decision 48), so that a link or a reload shows the same. The page
 * around the table isn't drawn anew for them: a table that comes back to it begins where it was.
 */
export function useTableInAddress(): KeptTable {
  const [search, setSearch] = useOwnSearch()
  const [{ read, keep }] = useState(() => keeper(readTable(search)))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onStateChange = (state: TableState) => {
    keep(state)
    clearTimeout(timer.current)
    // Not at each letter: browsers refuse an address that changes too often.
    timer.current = setTimeout(() => {
      setSearch((before) => writeTable(before, read()), { replace: true })
    }, SETTLE_MILLISECONDS)
  }
  return { state: read(), onStateChange }
}

function keeper(first: TableState) {
  let state = first
  return {
    read: () => state,
    keep: (next: TableState) => {
      state = next
    },
  }
}
