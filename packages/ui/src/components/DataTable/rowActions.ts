import { msg } from '@lingui/core/macro'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import type { Column, RowAction } from './Column.ts'

export function createEditAction(name: string, onPress: () => void): RowAction {
  return { id: 'edit', label: msg`Edit`, name: msg`Edit ${name}`, icon: Pencil, onPress }
}

export function createDeleteAction(name: string, onPress: () => void): RowAction {
  return { id: 'delete', label: msg`Delete`, name: msg`Delete ${name}`, icon: Trash2, onPress, isDanger: true }
}

/** Leads to the paper of what the row is about. */
export function createPrintAction(name: string, href: string): RowAction {
  return { id: 'print', label: msg`Print`, name: msg`Print ${name}`, icon: Printer, href, isInMenu: true }
}

/** The actions of a row; each names the row to those who only hear it. */
export function actionsColumn<Row>(
  header: string,
  actions: (row: Row) => readonly RowAction[],
  own: Pick<Column<Row>, 'actionsName' | 'minWidth' | 'minWidthRoomy'> = {},
): Column<Row> {
  return { id: 'actions', header, isAction: true, minWidthRoomy: 9.5, cell: () => null, actions, ...own }
}
