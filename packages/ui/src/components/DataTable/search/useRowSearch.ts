import { useEffect, useState } from 'react'
import type { SearchableField } from '../Column.ts'
import { createRowSearch } from './createRowSearch.ts'

/** Of what a frame has left, in milliseconds, this much is somebody else’s. */
const SPARE = 3

/** The rows that are found. What makes the first letter slow is done while nobody waits for anything. */
export function useRowSearch<Row>(
  rows: readonly Row[],
  searched: readonly SearchableField<Row>[],
  search: string,
  locale: string,
): readonly Row[] {
  const [{ find, prepare }] = useState(() => createRowSearch<Row>())
  useEffect(() => {
    // Safari has none: there it is done at the first letter.
    if (!('requestIdleCallback' in window)) return undefined
    const goOn = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > SPARE) if (!prepare(rows, searched, locale)) return
      waiting = requestIdleCallback(goOn)
    }
    let waiting = requestIdleCallback(goOn)
    return () => cancelIdleCallback(waiting)
  }, [prepare, rows, searched, locale])
  return find(rows, searched, search, locale)
}
