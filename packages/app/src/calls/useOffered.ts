import type { Given } from '@maktab/client/createAsk'
import type { OperationId } from '@maktab/contract/calls'
import type { Outcome } from '@maktab/ui/outcome'
import { isUnknown, noteMissing } from '../session/backend.ts'
import { ask } from './ask.ts'
import { Refused } from './Refused.ts'
import { useAct } from './useAct.ts'
import { useHasCall } from './useHasCall.ts'

/** `isThere` reads again whether the record of the call still exists. */
type Offered<Id extends OperationId> = (given: Given<Id>, isThere: () => Promise<boolean>) => Promise<Outcome>

/**
 * A mutation beyond the specification, made as `useAct` makes it; undefined where the backend doesn’t have it
 * (decision 16). The first time that it turns out to be missing, `words` are shown.
 */
export function useOffered<Id extends OperationId>(
  id: Id,
  words: string,
  options?: { isQuiet: boolean },
): Offered<Id> | undefined {
  const act = useAct()
  const send: Offered<Id> = (given, isThere) =>
    act(
      id,
      async () => {
        try {
          return await ask(id, given)
        } catch (error) {
          // A 404 may also mean that the record is gone.
          if (!isUnknown(error) || !(await isThere())) throw error
          noteMissing(id)
          throw new Refused(words)
        }
      },
      options,
    )
  return useHasCall(id) ? send : undefined
}
