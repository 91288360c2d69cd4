import type { RequestOf } from '@maktab/client/createAsk'
import type { OperationId } from '@maktab/contract/calls'
import type { SubmitResult } from '@maktab/ui/outcome'
import { isNotImplemented, markOperationMissing } from '../session/backend.ts'
import { api } from './ask.ts'
import { DomainError } from './Refused.ts'
import { useApiMutation } from './useAct.ts'
import { useHasOperation } from './useHasCall.ts'

/** `isThere` reads again whether the record of the call still exists. */
type Offered<Id extends OperationId> = (given: RequestOf<Id>, isThere: () => Promise<boolean>) => Promise<SubmitResult>

/**
 * A mutation beyond the specification, made as `useAct` makes it; undefined where the backend doesn’t have it
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
