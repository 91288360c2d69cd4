import type { KeptTable } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useState } from 'react'
import { readTable, writeTable } from './tableAddress.ts'
import { useOwnSearch } from './useOwnSearch.ts'

const SETTLE_MILLISECONDS = 250

/** Keeps a table's search, sort and page in the address (decision 48), so that a link or a reload shows the same. */
export function useTableInAddress(): KeptTable {
  const [search, setSearch] = useOwnSearch()
  const [state, setState] = useState(() => readTable(search))
  useEffect(() => {
    // Not at each letter: browsers refuse an address that changes too often.
    const timer = setTimeout(() => {
      setSearch((before) => writeTable(before, state), { replace: true })
    }, SETTLE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state, setSearch])
  return { state, onStateChange: setState }
}
