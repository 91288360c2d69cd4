import { msg } from '@lingui/core/macro'
import { Printer } from 'lucide-react'
import type { RowAction } from './RowAction.ts'

/** Leads to the paper of what the row is about. */
export function printAction(name: string, href: string): RowAction {
  return { id: 'print', label: msg`Print`, name: msg`Print ${name}`, icon: Printer, href, isInMenu: true }
}
