import { msg } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import type { RowAction } from './RowAction.ts'

export function deleteAction(name: string, onPress: () => void): RowAction {
  return { id: 'delete', label: msg`Delete`, name: msg`Delete ${name}`, icon: Trash2, onPress, isDanger: true }
}
