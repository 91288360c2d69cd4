import type { Fault } from './Fault.ts'
import { said } from './said.ts'
import { shown } from './shown.ts'

/** How high a record of a list may be, with ordinary data: in a table, and as a row of a narrow list. */
// A table’s row has room for two times of a class, each on days of its own.
const LIMITS = { table: 172, rows: 76 }

/** Records of a list that take more of the page than they are worth. */
export function tall(): Fault[] {
  return shown('table, [role=table], [role=grid]').flatMap((list) => {
    const records = shown('tr, [role=row]', list).filter(
      (row) => !row.querySelector('th[scope=col], [role=columnheader]'),
    )
    const kind = shown('th[scope=col], [role=columnheader]', list).length > 1 ? 'table' : 'rows'
    return records.flatMap((row): Fault[] => {
      const { height } = row.getBoundingClientRect()
      const how = `${Math.round(height)} px, as ${kind} ${LIMITS[kind]}`
      return height > LIMITS[kind] + 0.5 ? [{ kind: 'tall', what: said(row), how }] : []
    })
  })
}
