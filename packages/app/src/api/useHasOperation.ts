import type { OperationId } from '@maktab/contract/calls'
import { useAtomValue } from 'jotai'
import { backendAtom, hasOperation } from '../session/backendCapabilities.ts'

/** Whether the backend has an extension; not until it has shown that it has any. */
export function useHasOperation(id: OperationId): boolean {
  return hasOperation(id, useAtomValue(backendAtom))
}
