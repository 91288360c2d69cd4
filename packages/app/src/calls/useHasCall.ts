import type { OperationId } from '@maktab/contract/calls'
import { useAtomValue } from 'jotai'
import { backendAtom, hasCall } from '../session/backend.ts'

/** Whether the backend has an extension; not until it has shown that it has any. */
export function useHasCall(id: OperationId): boolean {
  return hasCall(id, useAtomValue(backendAtom))
}
