import type { Fault } from './Fault.ts'
import { describeElement } from './describeElement.ts'
import { findVisible } from './findVisible.ts'

/** How high a record of a list may be, with ordinary data: in a table, and as a row of a narrow list. */
// A row of a table has room for two times of a class, each with its days, its hours and whose clock they are by: six
// lines of Urdu, beside a scrollbar at 1280 px.
const LIMITS = { table: 184, rows: 76 }

/** Records of a list that take more of the page than they are worth. */
export function findTallRows(): Fault[] {
  return findVisible('table, [role=table], [role=grid]').flatMap((list) => {
    const records = findVisible('tr, [role=row]', list).filter(
      (row) => !row.querySelector('th[scope=col], [role=columnheader]'),
    )
    const kind = findVisible('th[scope=col], [role=columnheader]', list).length > 1 ? 'table' : 'rows'
    return records.flatMap((row): Fault[] => {
      const { height } = row.getBoundingClientRect()
      const how = `${Math.round(height)} px, as ${kind} ${LIMITS[kind]}`
      return height > LIMITS[kind] + 0.5 ? [{ kind: 'tall', what: describeElement(row), how }] : []
    })
  })
}
