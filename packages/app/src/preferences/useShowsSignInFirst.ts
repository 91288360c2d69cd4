import { useAtomValue } from 'jotai'
import { useSearchParams } from 'wouter'
import { hasSignedInBeforeAtom } from './hasSignedInBeforeAtom.ts'

/** Whether the form to sign in comes before what the school tells strangers: for who has been here before, or was sent here. */
export function useShowsSignInFirst(): boolean {
  const [search] = useSearchParams()
  return useAtomValue(hasSignedInBeforeAtom) || search.has('because') || search.has('from')
}
