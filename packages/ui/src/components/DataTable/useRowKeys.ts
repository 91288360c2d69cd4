import { type FocusEvent, type MouseEvent, type RefObject, useState } from 'react'
import { useShortcuts } from '#lib/keyboard/useShortcuts.ts'
import type { RowSelection } from './selection/useRowSelection.ts'

/** Elements in a row that handle clicks themselves. */
const CONTROLS = 'a, button, input, label, summary'

/** Marks the element that opens a row; the value `link` makes the whole row a link. */
export const opensRow = (by: 'link' | 'button') => ({ 'data-opens-row': by })

const findRow = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-row-id]') ?? null

type RowKeysOptions<Row> = {
  list: RefObject<HTMLElement | null>
  rows: readonly Row[]
  getRowId: (row: Row) => string
  selection: RowSelection<Row> | undefined
}

/**
 * Makes rows accessible by keys and pointer: arrows, Home and End move between them, Enter opens one, Space selects it,
 * and a click anywhere opens it. One row is in the tab order; its links and buttons are too, because a table's cells
 * have no keyboard navigation of their own.
 */
export function useRowKeys<Row>({ list, rows, getRowId, selection }: RowKeysOptions<Row>) {
  const [lastFocused, setLastFocused] = useState<string>()
  const ids = rows.map(getRowId)
  const tabStop = lastFocused !== undefined && ids.includes(lastFocused) ? lastFocused : ids[0]
  const focus = (index: number) => {
    const id = ids[Math.max(0, Math.min(index, ids.length - 1))]
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)?.focus()
  }
  /** Handles a key anywhere in a row. */
  const inRow = (act: (index: number) => void) => (event: KeyboardEvent) => {
    const index = ids.indexOf(findRow(event.target)?.dataset['rowId'] ?? '')
    if (index === -1) return false
    act(index)
    return true
  }
  /** Handles a key only on the row itself, not on one of its controls. */
  const onRow = (act: (index: number, row: HTMLElement) => void) => (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || target !== findRow(target)) return false
    return inRow((index) => act(index, target))(event)
  }
  const extend = (offset: 1 | -1) =>
    inRow((index) => {
      const other = Math.max(0, Math.min(index + offset, ids.length - 1))
      selection?.select(rows.slice(Math.min(index, other), Math.max(index, other) + 1), true)
      focus(other)
    })
  useShortcuts(
    {
      nextRow: inRow((index) => focus(index + 1)),
      previousRow: inRow((index) => focus(index - 1)),
      firstRow: inRow(() => focus(0)),
      lastRow: inRow(() => focus(ids.length - 1)),
      openRow: onRow((_, row) => row.querySelector<HTMLElement>('[data-opens-row]')?.click()),
      ...(selection && {
        selectRow: onRow((index) => rows.slice(index, index + 1).forEach((row) => selection.toggle(row))),
        selectDown: extend(1),
        selectUp: extend(-1),
        selectAll: inRow(() => selection.select(rows, true)),
        ...(selection.rows.length > 0 && { clearSelection: inRow(() => selection.clear()) }),
      }),
    },
    { root: list },
  )
  return {
    getRowProps: (row: Row) => {
      const id = getRowId(row)
      return { 'data-row-id': id, tabIndex: id === tabStop ? 0 : -1 }
    },
    bodyProps: {
      onFocus: ({ target }: FocusEvent) => {
        const row = findRow(target)
        if (row && list.current?.contains(row)) setLastFocused(row.dataset['rowId'])
      },
      onClick: openRowOnClick,
    },
  }
}

/** Follows the link of a clicked row, in a new tab if the modifiers say so. Selecting text opens nothing. */
function openRowOnClick(event: MouseEvent): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  // Events of popovers bubble through React, too.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = findRow(target)?.querySelector('[data-opens-row=link]')
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
