import type { RequestOf } from '@maktab/client/createApi'
import type { OperationId } from '@maktab/contract/calls'
import type { SubmitResult } from '@maktab/ui/submitResult'
import { isNotImplemented, markOperationMissing } from '../session/backendCapabilities.ts'
import { api } from './api.ts'
import { DomainError } from './DomainError.ts'
import { useApiMutation } from './useApiMutation.ts'
import { useHasOperation } from './useHasOperation.ts'

/** `isThere` reads again whether the record of the call still exists. */
type Offered<Id extends OperationId> = (given: RequestOf<Id>, isThere: () => Promise<boolean>) => Promise<SubmitResult>

/**
 * A mutation beyond the specification, made as `useApiMutation` makes it; undefined where the backend doesn’t have it
 * (decision 16). The first time that it turns out to be missing, `words` are shown.
 */
export function useOptionalMutation<Id extends OperationId>(
  id: Id,
  words: string,
  options?: { isSilent: boolean },
): Offered<Id> | undefined {
  const act = useApiMutation()
  const send: Offered<Id> = (given, isThere) =>
    act(
      id,
      async () => {
        try {
          return await api(id, given)
        } catch (error) {
          // A 404 may also mean that the record is gone.
          if (!isNotImplemented(error) || !(await isThere())) throw error
          markOperationMissing(id)
          throw new DomainError(words)
        }
      },
      options,
    )
  return useHasOperation(id) ? send : undefined
}
