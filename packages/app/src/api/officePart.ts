import type { OperationId } from '@maktab/contract/calls'
import { isForPart } from '@maktab/shared/isForPart'
import type { OfficeAccess } from '@maktab/ui/providers/OfficeAccessContext'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { officePartAtom } from '../session/sessionAtoms.ts'

/**
 * Whether the user’s part of the office includes an operation; true for everyone without a part. It only decides what is
 * drawn and requested; the server checks permissions.
 */
export function useMayCall(): (id: OperationId) => boolean {
  const part = useAtomValue(officePartAtom)
  return (id) => isForPart(id, part)
}

/** Which parts of the office the user works on. */
export function useOfficeAccess(): OfficeAccess {
  const part = useAtomValue(officePartAtom)
  return useMemo(() => {
    const isFull = part === undefined
    return { payments: isFull || part === 'payments', teaching: isFull || part === 'teaching', everything: isFull }
  }, [part])
}
