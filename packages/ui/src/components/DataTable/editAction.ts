import { msg } from '@lingui/core/macro'
import type { RowAction } from './RowAction.ts'

export function editAction(name: string, onPress: () => void): RowAction {
  return { id: 'edit', label: msg`Edit`, name: msg`Edit ${name}`, onPress }
}
