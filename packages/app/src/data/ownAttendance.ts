import type { OwnAttendance } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { sentencesOf } from '../calls/sentences.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

/** The attendance of the student who is signed in; undefined where the backend doesn’t have the call (decision 16). */
export function useOwnAttendance(enabled = true): Remote<OwnAttendance> | undefined {
  const asked = useQuery({ ...readOptions('listOwnAttendance'), enabled })
  return useUnlessUnknown('listOwnAttendance', asked, sentencesOf('listOwnAttendance'))
}
