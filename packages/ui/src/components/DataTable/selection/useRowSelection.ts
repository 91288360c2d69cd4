import { type ReactNode, useRef, useState } from 'react'

/** Makes the rows of a list selectable. */
export type RowSelectionOptions<Row> = {
  /** Actions on the selected rows, in the bar below the list. `clear` ends the selection. */
  renderActions: (rows: readonly Row[], clear: () => void) => ReactNode
}

export type RowSelection<Row> = {
  rows: readonly Row[]
  /** The rows of the open page, including those that aren't rendered yet. */
  pageRows: readonly Row[]
  isSelected: (row: Row) => boolean
  /** Selects the row or, if it is selected, deselects it; with `isRange` also all rows since the last one. */
  toggle: (row: Row, options?: { isRange: boolean }) => void
  select: (rows: readonly Row[], isOn: boolean) => void
  clear: () => void
}

type Options<Row> = {
  /** The rows at hand: all rows of the list, or those of the page that the server sent. */
  rows: readonly Row[]
  /** The rows of the open page, in order. */
  pageRows: readonly Row[]
  getRowId: (row: Row) => string
  /** Whether `rows` are all rows: one that is missing was deleted. */
  isWhole: boolean
}

/** The selected rows of a list. They stay selected on other pages and during a search. */
export function useRowSelection<Row>({ rows, pageRows, getRowId, isWhole }: Options<Row>): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const lastToggled = useRef<string>(undefined)
  const selected = chosen.size === 0 ? chosen : updateRows(chosen, { rows, getRowId, isWhole })

  const select = (some: readonly Row[], isOn: boolean) => {
    const next = new Map(selected)
    for (const row of some) {
      if (isOn) next.set(getRowId(row), row)
      else next.delete(getRowId(row))
    }
    setChosen(next)
  }
  return {
    rows: [...selected.values()],
    pageRows,
    isSelected: (row) => selected.has(getRowId(row)),
    toggle: (row, { isRange } = { isRange: false }) => {
      const ids = pageRows.map(getRowId)
      const [index, last] = [ids.indexOf(getRowId(row)), ids.indexOf(lastToggled.current ?? '')]
      const start = isRange && last !== -1 ? last : index
      select(pageRows.slice(Math.min(start, index), Math.max(start, index) + 1), !selected.has(getRowId(row)))
      lastToggled.current = getRowId(row)
    },
    select,
    clear: () => {
      lastToggled.current = undefined
      setChosen(new Map())
    },
  }
}

/** Replaces the selected rows by their newest versions. */
function updateRows<Row>(
  chosen: ReadonlyMap<string, Row>,
  { rows, getRowId, isWhole }: Pick<Options<Row>, 'rows' | 'getRowId' | 'isWhole'>,
): ReadonlyMap<string, Row> {
  const newest = new Map(rows.map((row) => [getRowId(row), row]))
  return new Map(
    [...chosen].flatMap(([id, row]) => {
      const current = newest.get(id)
      if (current !== undefined) return [[id, current] as const]
      return isWhole ? [] : [[id, row] as const]
    }),
  )
}
