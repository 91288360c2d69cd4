import { msg } from '@lingui/core/macro'
import { Pencil } from 'lucide-react'
import type { RowAction } from './RowAction.ts'

export function editAction(name: string, onPress: () => void): RowAction {
  return { id: 'edit', label: msg`Edit`, name: msg`Edit ${name}`, icon: Pencil, onPress }
}
