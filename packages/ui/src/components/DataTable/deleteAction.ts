import { msg } from '@lingui/core/macro'
import type { RowAction } from './RowAction.ts'

export function deleteAction(name: string, onPress: () => void): RowAction {
  return { id: 'delete', label: msg`Delete`, name: msg`Delete ${name}`, onPress, isDanger: true }
}
