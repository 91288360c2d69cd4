import { ApiError } from '@maktab/client/ApiError'
import type { OwnAttendance } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { sentencesOf } from '../calls/sentences.ts'
import { useRemote } from '../calls/useRemote.ts'

/** The marks of the student who is signed in, and their sums; undefined where the backend doesn’t know them (decision 16). */
export function useOwnAttendance(enabled = true): Remote<OwnAttendance> | undefined {
  const asked = useQuery({ ...readOptions('listOwnAttendance'), enabled })
  const attendance = useRemote(asked, sentencesOf('listOwnAttendance'))
  return isUnknown(asked.error) ? undefined : attendance
}

/** Whether there is a way to them: there is, until the backend has said otherwise. */
export function useHasAttendance(): boolean {
  const { error } = useQuery({ ...readOptions('listOwnAttendance'), enabled: false })
  return !isUnknown(error)
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404
