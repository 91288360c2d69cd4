import type { OperationId } from '@maktab/contract/calls'
import type { Remote } from '@maktab/ui/remote'
import { useAtomValue } from 'jotai'
import { backendAtom, isMissing, isUnknown } from '../session/backend.ts'
import type { Sentences } from './sentences.ts'
import { type QueryState, useRemote } from './useRemote.ts'

/**
 * The result of an extension's query; undefined where the backend doesn’t have the call (decision 16), also before a
 * query that isn’t enabled yet was sent.
 */
export function useUnlessUnknown<T>(
  id: OperationId,
  asked: QueryState<T>,
  sentences?: Sentences,
): Remote<T> | undefined {
  const remote = useRemote(asked, sentences)
  const backend = useAtomValue(backendAtom)
  return isMissing(id, backend) || isUnknown(asked.error) ? undefined : remote
}
